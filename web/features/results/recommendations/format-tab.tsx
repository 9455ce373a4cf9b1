import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { FormatFacts } from './format-facts.tsx';
import { IssueList } from './issue-list.tsx';
import type { Mark } from './marks-of.ts';
import { Section } from '../section.tsx';

export const FormatTab = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => (
  <>
    <Section title="Format issues">
      <IssueList result={result} marks={marks} />
    </Section>
    <FormatFacts result={result} />
  </>
);
