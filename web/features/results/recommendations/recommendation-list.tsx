import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Fold } from '../../../ui/fold.tsx';
import { useHighlight } from '../pane/highlight.ts';
import { words } from '../words.ts';
import type { Mark } from './marks-of.ts';
import { Recommendation } from './recommendation.tsx';

/** How many are shown before 'more': nobody fixes twenty things at once. */
const firstFew = 7;

/** Every recommendation, the one with the largest gain first and hints on wording last. */
export const RecommendationList = ({ marks, result }: { marks: readonly Mark[]; result: StoredAnalysis }) => {
  const { highlight } = useHighlight();
  if (marks.length === 0) return <p>{words.nothingToFix}</p>;
  const rest = marks.slice(firstFew);
  const isChosenInRest = highlight.is === 'findings' && (highlight.number ?? 0) > firstFew;
  return (
    <>
      <Cards marks={marks.slice(0, firstFew)} result={result} />
      {rest.length > 0 && (
        <Fold summary={words.moreFindings(rest.length)} className="mt-4" isOpen={isChosenInRest}>
          <Cards marks={rest} result={result} />
        </Fold>
      )}
    </>
  );
};

const Cards = ({ marks, result }: { marks: readonly Mark[]; result: StoredAnalysis }) => (
  <ol className="grid gap-4 print:gap-2">
    {marks.map((mark) => (
      <Recommendation key={mark.number} mark={mark} result={result} />
    ))}
  </ol>
);
