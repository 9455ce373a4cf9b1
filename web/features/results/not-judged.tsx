import type { AnalysisResult } from '#contract/analysis-result.ts';
import { Part } from './part.tsx';

/** What we could not tell. It is shown and does not count. */
export const NotJudged = ({ checks }: { checks: AnalysisResult['checks'] }) => {
  const open = checks.filter((check) => check.outcome === 'unsure' || check.outcome === 'error');
  if (open.length === 0) return null;
  return (
    <Part title="What we could not judge">
      <p className="mb-2 text-sm text-ink-soft">None of this counts in a score.</p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
        {open.map((check) => (
          <li key={check.id}>
            {check.title}
            {check.outcome === 'error'
              ? ': this check failed on our side.'
              : check.because !== undefined && `: ${check.because}`}
          </li>
        ))}
      </ul>
    </Part>
  );
};
