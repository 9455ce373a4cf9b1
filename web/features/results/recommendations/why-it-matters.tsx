import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { Fold } from '../../../ui/fold.tsx';
import { SourceLink } from '../summary/systems.tsx';

/** Why software cares, with sources. */
export const WhyItMatters = ({
  check,
  sources,
}: {
  check: AnalysisResult['checks'][number];
  sources: AnalysisResult['sources'];
}) => (
  <Fold summary="Why it matters" className="mt-2 text-sm print:hidden">
    <p>{check.why}</p>
    {check.sources.map((source) => (
      <p key={source} className="mt-1">
        <SourceLink id={source} sources={sources} />
      </p>
    ))}
  </Fold>
);
