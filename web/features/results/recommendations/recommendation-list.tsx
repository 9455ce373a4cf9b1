import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { words } from '../words.ts';
import type { Mark } from './marks-of.ts';
import { Recommendation } from './recommendation.tsx';

/** Every recommendation, the one with the largest gain first. */
export const RecommendationList = ({ marks, result }: { marks: readonly Mark[]; result: StoredAnalysis }) =>
  marks.length === 0 ? (
    <p>{words.nothingToFix}</p>
  ) : (
    <ol className="grid gap-4">
      {marks.map((mark) => (
        <Recommendation key={mark.number} mark={mark} result={result} />
      ))}
    </ol>
  );
