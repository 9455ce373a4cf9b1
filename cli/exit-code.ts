import type { CheckedFile } from './check-file.ts';

export const exitCodes = { fine: 0, blockers: 1, unreadable: 2, wrongUse: 64 } as const;

/** The exit code that one file asks for. `failUnder` is the lowest ATS compatibility score that passes. */
export const exitCodeOf = (checked: CheckedFile, failUnder: number | null): number => {
  if (checked.is === 'error') return exitCodes.unreadable;
  const hasBlocker = checked.result.checks.some((check) => check.outcome === 'fail' && check.impact === 'blocker');
  return hasBlocker || isBelow(checked, failUnder) ? exitCodes.blockers : exitCodes.fine;
};

/** A sentence about a score that is too low; null where it is not. */
export const shortfallOf = (file: string, checked: CheckedFile, failUnder: number | null): string | null =>
  checked.is === 'result' && failUnder !== null && isBelow(checked, failUnder)
    ? `${file}: ${shortfallSentence(checked.result.atsScore, failUnder)}`
    : null;

const isBelow = (checked: CheckedFile & { is: 'result' }, failUnder: number | null): boolean =>
  failUnder !== null && checked.result.atsScore < failUnder;

export const shortfallSentence = (score: number, failUnder: number): string =>
  `The ATS compatibility score is ${score}, below ${failUnder}.`;
