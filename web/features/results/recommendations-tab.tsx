import type { StoredAnalysis } from '#contract/analyses.ts';
import { Badge } from '../../ui/badge.tsx';
import { Part } from './part.tsx';
import { ReportActions } from './report-actions.tsx';
import { priorities, words } from './words.ts';

export const RecommendationsTab = ({ result, onUploadNew }: { result: StoredAnalysis; onUploadNew: () => void }) => (
  <>
    <Part title="What to do, the most useful first">
      {result.recommendations.length === 0 ? (
        <p>{words.nothingToFix}</p>
      ) : (
        <ol className="grid gap-4">
          {result.recommendations.map((recommendation, index) => (
            <Recommendation
              key={`${recommendation.title} ${String(index)}`}
              recommendation={recommendation}
              number={index + 1}
            />
          ))}
        </ol>
      )}
    </Part>
    <Part title="Next steps">
      <p className="mb-4 max-w-prose text-ink-soft">
        Keep this report, change your resume, and check the new version. The scores of both can be compared part by
        part.
      </p>
      <ReportActions onUploadNew={onUploadNew} />
    </Part>
  </>
);

const Recommendation = ({
  recommendation,
  number,
}: {
  recommendation: StoredAnalysis['recommendations'][number];
  number: number;
}) => {
  const { title, priority, description, category, action, impact } = recommendation;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 rounded-lg border border-line bg-sheet p-4 sm:p-5">
      <span aria-hidden className="font-serif text-xl font-semibold text-ink-soft tabular-nums">
        {number}
      </span>
      <div className="grid gap-2">
        <h4 className="font-semibold">{title}</h4>
        <p className="flex flex-wrap gap-2">
          <Badge tone={priorities[priority].tone}>{priorities[priority].word}</Badge>
          <Badge>{category}</Badge>
          {impact !== undefined && <Badge>{impact}</Badge>}
        </p>
        <p>{description}</p>
        {action !== undefined && (
          <p>
            <span className="font-semibold">What to do: </span>
            {action}
          </p>
        )}
      </div>
    </li>
  );
};
