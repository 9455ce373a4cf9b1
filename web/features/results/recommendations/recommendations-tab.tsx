import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { ChecksMade } from './checks-made.tsx';
import type { Mark } from './marks-of.ts';
import { Section } from '../section.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { ReportActions } from '../report-actions.tsx';
import { words } from '../words.ts';

export const RecommendationsTab = ({
  result,
  marks,
  onUploadNew,
}: {
  result: StoredAnalysis;
  marks: readonly Mark[];
  onUploadNew: () => void;
}) => (
  <>
    <Section title={words.chapters.findings}>
      <RecommendationList marks={marks} result={result} />
    </Section>
    <Section title={words.chapters.checks}>
      <ChecksMade checks={result.checks} />
    </Section>
    <Section title="Next steps">
      <p className="mb-4 max-w-prose text-ink-soft">
        Keep this report, change your resume and check the new version. Then compare the two part by part.
      </p>
      <ReportActions result={result} onUploadNew={onUploadNew} />
    </Section>
  </>
);
