import type { DraftSection, ResumeDraft } from '#contract/report/resume-draft.ts';

type Block = DraftSection['blocks'][number];

const line = (text: string) => ({ text, needsCheck: false });
const itemOf = (text: string, index: number): Block => ({ id: `pasted-${index}`, is: 'item', line: line(text) });
const textOf = (text: string): Block => ({ id: 'pasted', is: 'text', line: line(text) });

/** How people paste a list of terms. */
const spellings: Readonly<Record<string, (terms: readonly string[]) => readonly string[]>> = {
  'with commas': (terms) => [terms.join(', ')],
  'with bars, after a label': (terms) => [`Key skills: ${terms.join(' | ')}`],
  'one a line': (terms) => terms,
};

/** The list in one section: under its first job where it has jobs, as lines of its own where it has none. */
const withLines = (section: DraftSection, lines: readonly string[]): DraftSection => {
  const first = section.blocks.findIndex(({ is }) => is === 'entry');
  const entry = section.blocks[first];
  if (entry?.is !== 'entry') {
    const added = lines.length === 1 ? lines.map(textOf) : lines.map(itemOf);
    return { ...section, blocks: [...section.blocks, ...added] };
  }
  const bullets = [...entry.bullets, ...lines.map(line)];
  return { ...section, blocks: section.blocks.with(first, { ...entry, bullets }) };
};

export type Pasted = { where: string; document: ResumeDraft };

/** The document with the terms pasted into each of its sections, and into a new section of skills, in each spelling. */
export const pastedInto = (document: ResumeDraft, terms: readonly string[]): readonly Pasted[] =>
  Object.entries(spellings).flatMap(([how, spell]) => {
    const lines = spell(terms);
    const own: DraftSection = { id: 'pasted-skills', kind: 'skills', title: 'Key Skills', blocks: [] };
    return [
      ...document.sections.map((section, index) => ({
        where: `${section.title} (${section.kind}), ${how}`,
        document: { ...document, sections: document.sections.with(index, withLines(section, lines)) },
      })),
      {
        where: `a new section of skills, ${how}`,
        document: { ...document, sections: [...document.sections, withLines(own, lines)] },
      },
    ];
  });
