import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { Fold } from '../../../ui/fold.tsx';
import { counted, quoted } from '#contract/report/result-words.ts';

type Check = AnalysisResult['checks'][number];
type Outcome = Check['outcome'];

type Group = {
  outcomes: readonly Outcome[];
  one: string;
  many: string;
  aboutOne: string;
  aboutMany: string;
  /** Their titles claim something that we do not: they are quoted. */
  isUnclaimed?: boolean;
  isOpen?: boolean;
  isFoldedOnPaper?: boolean;
};

/** Checks without a recommendation, grouped by outcome. */
const groups: readonly Group[] = [
  {
    outcomes: ['unsure', 'error'],
    one: 'check was inconclusive',
    many: 'checks were inconclusive',
    aboutOne: 'We could not tell whether this is true of your resume, so it does not count toward any score.',
    aboutMany: 'We could not tell whether these are true of your resume, so they do not count toward any score.',
    isUnclaimed: true,
    isOpen: true,
  },
  {
    outcomes: ['pass'],
    one: 'check passed',
    many: 'checks passed',
    aboutOne: 'Nothing to do here.',
    aboutMany: 'Nothing to do here.',
    isFoldedOnPaper: true,
  },
  {
    outcomes: ['not-applicable'],
    one: 'check does not apply',
    many: 'checks do not apply',
    aboutOne: 'We did not judge this on your file. It may or may not be true, and it does not count toward any score.',
    aboutMany:
      'We did not judge these on your file. They may or may not be true, and they do not count toward any score.',
    isUnclaimed: true,
    isFoldedOnPaper: true,
  },
];

export const ChecksMade = ({ checks }: { checks: readonly Check[] }) => (
  <div className="grid gap-1 rounded-lg border border-line bg-sheet p-4 sm:p-5">
    {groups.map(({ outcomes, one, many, isUnclaimed = false, isOpen = false, isFoldedOnPaper = false, ...about }) => {
      const those = checks.filter(({ outcome }) => outcomes.includes(outcome));
      if (those.length === 0) return null;
      return (
        <Fold key={one} summary={counted(those.length, one, many)} isOpen={isOpen} isFoldedOnPaper={isFoldedOnPaper}>
          <p className="mb-2 text-sm text-ink-soft">{those.length === 1 ? about.aboutOne : about.aboutMany}</p>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft print:block print:columns-3 print:text-sm">
            {those.map((check) => (
              <li key={check.id}>
                {isUnclaimed ? quoted(check.title) : check.title}
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
