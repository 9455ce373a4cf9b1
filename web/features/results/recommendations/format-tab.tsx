import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { FormatFacts } from './format-facts.tsx';
import { IssueList } from './issue-list.tsx';
import type { Mark } from './marks-of.ts';
import { Part } from '../part.tsx';

export const FormatTab = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => (
  <>
    <Part title="Format issues">
      <IssueList result={result} marks={marks} />
    </Part>
    <FormatFacts result={result} />
  </>
);
