import type { AnalysisResult } from '#contract/analysis-result.ts';

type Score = AnalysisResult['scoreDetails']['ats'];

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The arithmetic as the server did it. Nothing is computed here but the two sums of the printed columns. */
export const ScoreParts = ({ score, checks }: { score: Score; checks: AnalysisResult['checks'] }) => {
  const weight = sum(score.parts.map((part) => part.weight));
  const reached = sum(score.parts.map((part) => part.points));
  return (
    <div className="-ml-6 grid gap-2">
      <table className="w-full tabular-nums">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="pb-1 font-medium">
              Part
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              Points
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              of
            </th>
          </tr>
        </thead>
        <tbody>
          {score.parts.map((part) => (
            <tr key={part.check} className="border-t border-line align-baseline">
              <td className="py-1 pr-2">{part.label}</td>
              <td className="py-1 text-right">{points.format(part.points)}</td>
              <td className="py-1 pl-2 text-right">{points.format(part.weight)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <td className="py-1">Together</td>
            <td className="py-1 text-right">{points.format(reached)}</td>
            <td className="py-1 pl-2 text-right">{points.format(weight)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-ink-soft">
        The score is points out of the possible points, in percent. Checks that do not apply, or that could not be
        judged, do not count.
      </p>
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
