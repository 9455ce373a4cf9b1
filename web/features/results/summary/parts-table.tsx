import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { NumberTag } from '../recommendations/number-tag.tsx';
import { useHighlight } from '../pane/highlight.ts';
import { pointsOf } from '#contract/report/result-words.ts';

type Parts = AnalysisResult['scoreDetails']['ats']['parts'];

/** Parts of a score: points out of possible points. */
export const PartsTable = ({ parts }: { parts: Parts }) => (
  <table className="w-full tabular-nums">
    <thead className="text-left text-ink-soft">
      <tr>
        <th scope="col" className="pb-1 font-medium">
          Part
        </th>
        <th scope="col" className="pb-1 text-right font-medium whitespace-nowrap">
          Points
        </th>
        <th scope="col" className="pb-1 pl-2 text-right font-medium whitespace-nowrap">
          of
        </th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part) => (
        <tr key={part.check} className="border-t border-line align-baseline">
          <td className="py-1 pr-2">
            {part.label} <FindingButton check={part.check} />
          </td>
          <td className="py-1 text-right whitespace-nowrap">{pointsOf(part.points)}</td>
          <td className="py-1 pl-2 text-right whitespace-nowrap">{pointsOf(part.weight)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A button from a part that lost points to its finding. */
const FindingButton = ({ check }: { check: string }) => {
  const { findingNumberOf, openFinding } = useHighlight();
  const number = findingNumberOf(check);
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
