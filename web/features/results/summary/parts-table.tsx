import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { NumberTag } from '../recommendations/number-tag.tsx';
import { useShow } from '../pane/shown.ts';
import { pointsOf } from '../words.ts';

type Parts = AnalysisResult['scoreDetails']['ats']['parts'];

/** Parts of a score: what was reached of what was possible. */
export const PartsTable = ({ parts }: { parts: Parts }) => (
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
      {parts.map((part) => (
        <tr key={part.check} className="border-t border-line align-baseline">
          <td className="py-1 pr-2">
            {part.label} <ToFinding check={part.check} />
          </td>
          <td className="py-1 text-right">{pointsOf(part.points)}</td>
          <td className="py-1 pl-2 text-right">{pointsOf(part.weight)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** From points that were lost to what to do about it. */
const ToFinding = ({ check }: { check: string }) => {
  const { numberOf, openFinding } = useShow();
  const number = numberOf(check);
  if (number === null) return null;
  return (
    <button
      type="button"
      data-print="no"
      aria-label={`Finding ${number}: what to do`}
      className="rounded-full align-middle"
      onClick={() => openFinding(number)}
    >
      <NumberTag number={number} />
    </button>
  );
};
