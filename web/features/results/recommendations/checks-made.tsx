import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { Fold } from '../../../ui/fold.tsx';
import { counted } from '#contract/report/result-words.ts';

type Check = AnalysisResult['checks'][number];
type Outcome = Check['outcome'];

type Group = {
  outcomes: readonly Outcome[];
  one: string;
  many: string;
  about: string;
  isOpen?: boolean;
  isFoldedOnPaper?: boolean;
};

/** Checks without a recommendation, grouped by outcome. */
const groups: readonly Group[] = [
  {
    outcomes: ['unsure', 'error'],
    one: 'check was inconclusive',
    many: 'checks were inconclusive',
    about: 'We could not get a clear result, so this does not count toward any score.',
    isOpen: true,
  },
  {
    outcomes: ['pass'],
    one: 'check passed',
    many: 'checks passed',
    about: 'Nothing to do here.',
    isFoldedOnPaper: true,
  },
  {
    outcomes: ['not-applicable'],
    one: 'check does not apply',
    many: 'checks do not apply',
    about: 'This file does not contain what is checked here, so this does not count toward any score.',
    isFoldedOnPaper: true,
  },
];

export const ChecksMade = ({ checks }: { checks: readonly Check[] }) => (
  <div className="grid gap-1 rounded-lg border border-line bg-sheet p-4 sm:p-5">
    {groups.map(({ outcomes, one, many, about, isOpen = false, isFoldedOnPaper = false }) => {
      const those = checks.filter(({ outcome }) => outcomes.includes(outcome));
      if (those.length === 0) return null;
      return (
        <Fold key={one} summary={counted(those.length, one, many)} isOpen={isOpen} isFoldedOnPaper={isFoldedOnPaper}>
          <p className="mb-2 text-sm text-ink-soft">{about}</p>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft print:block print:columns-3 print:text-sm">
            {those.map((check) => (
              <li key={check.id}>
                {check.title}
                {remarkOn(check)}
              </li>
            ))}
          </ul>
        </Fold>
      );
    })}
  </div>
);

const remarkOn = ({ outcome, because }: Check): string => {
  if (outcome === 'error') return ': this check failed on our side.';
  return because === undefined ? '' : `: ${because}`;
};
