import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { counted, pointsOf, scoreWords } from '#contract/report/result-words.ts';
import { Fold } from '../../../ui/fold.tsx';
import { PartsTable } from './parts-table.tsx';

type Score = AnalysisResult['scoreDetails']['ats'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The arithmetic of a score as the server computed it; only the sums of the columns are added here. Parts that lost points come first. */
export const ScoreParts = ({ score, checks }: { score: Score; checks: AnalysisResult['checks'] }) => {
  const lost = score.parts.filter((part) => part.points < part.weight);
  const full = score.parts.filter((part) => part.points >= part.weight);
  return (
    <div className="grid gap-3">
      {lost.length > 0 && <PartsTable parts={lost} />}
      {full.length > 0 && (
        <Fold summary={counted(full.length, 'part has all its points', 'parts have all their points')} isFoldedOnPaper>
          <div className="-ml-6">
            <PartsTable parts={full} />
          </div>
        </Fold>
      )}
      <p className="flex justify-between gap-3 border-t border-ink pt-1 font-semibold tabular-nums">
        <span>Total</span>
        <span>
          {pointsOf(sum(score.parts.map((part) => part.points)))} of{' '}
          {pointsOf(sum(score.parts.map((part) => part.weight)))} points
        </span>
      </p>
      <p className="text-ink-soft print:hidden">{scoreWords.arithmetic}</p>
      {score.cappedBy !== undefined && (
        <p>
          Limited to <strong>{score.cappedBy.limit}</strong> because of: {titleOf(score.cappedBy.check, checks)}.
        </p>
      )}
    </div>
  );
};

const titleOf = (id: string, checks: AnalysisResult['checks']): string =>
  checks.find((check) => check.id === id)?.title.replace(/\.$/, '') ?? id;
