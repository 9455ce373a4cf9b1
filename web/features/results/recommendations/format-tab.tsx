import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { counted } from '#contract/report/result-words.ts';
import { FormatFacts } from './format-facts.tsx';
import { IssueList } from './issue-list.tsx';
import type { Mark } from './marks-of.ts';
import { FoldedSection, Section } from '../section.tsx';

/** What to do about the file first, then the measurements. */
export const FormatTab = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => (
  <>
    <Section title="Format issues">
      <IssueList result={result} marks={marks} />
    </Section>
    <FoldedSection title={factsTitle(result)}>
      <FormatFacts result={result} />
    </FoldedSection>
  </>
);

const factsTitle = ({ structureInsights: { sections, wordCount } }: StoredAnalysis): string =>
  `Structure: ${counted(sections.length, 'section', 'sections')}, ${counted(wordCount, 'word', 'words')}`;
