import type { Block, ResumeText } from '#content/templates/resume-text.ts';
import { type ResumeDraft, resumeDraftSchema } from '#contract/report/resume-draft.ts';
import { eachText } from '../typst/printable.ts';
import { cleanText } from './clean-text.ts';
import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';

type Section = ResumeDraft['sections'][number];
type Kind = Section['kind'];

/**
 * A resume in the order and under the headings of a template, with every line it has. Nothing is added: a section that
 * the resume does not have is left out, and one that the template does not have comes last.
 */
export const fillWith = (template: ResumeText, draft: ResumeDraft): ResumeText => {
  const { name, headline, contact, links, sections } = resumeDraftSchema.parse(eachText(draft, cleanText));
  const order: readonly Kind[] = template.sections.map(({ kind }) => kind);
  const placeOf = ({ kind }: Section): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const ordered = sections
    .filter(({ blocks }) => blocks.length > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    // A resume needs a name: without one, the placeholder stays.
    name: name === '' ? template.name : name,
    headline,
    contact,
    links,
    sections: ordered.map((section, index) => ({
      kind: section.kind,
      title: titleOf(template, section, !ordered.slice(0, index).some(({ kind }) => kind === section.kind)),
      ...bodyOf(section),
    })),
  };
};

/** Parsers know the headings of a template; a second section of a kind and unusual sections keep their own. */
const titleOf = (template: ResumeText, { kind, title }: Section, isFirst: boolean): string => {
  const own = template.sections.find((section) => section.kind === kind)?.title ?? usualHeadings[kind];
  return isFirst || title === '' ? (own ?? title) : title;
};

/** Words up to which lines below each other are the items of one list. */
const maxItemWords = 4;

const bodyOf = ({ kind, blocks }: Section): { is: 'blocks'; blocks: readonly Block[] } => {
  const set = blocks.map((block): Block => {
    if (block.is !== 'entry') return { is: block.is, text: block.line.text };
    const { title, at, place, dates, notes, bullets } = block;
    return { is: 'entry', title, at, place, dates, notes: textsOf(notes), bullets: textsOf(bullets) };
  });
  return { is: 'blocks', blocks: kind === 'skills' || kind === 'languages' ? withShortLinesJoined(set) : set };
};

const textsOf = (lines: readonly { text: string }[]): readonly string[] => lines.map(({ text }) => text);

/** Skills that a page shows one below the other, or side by side, fill one line, unless a comma is part of one. */
const withShortLinesJoined = (blocks: readonly Block[]): readonly Block[] => {
  const texts = blocks.flatMap((block) => (block.is === 'text' ? block.text.split(' | ') : []));
  const areItems =
    blocks.every(({ is }) => is === 'text') &&
    texts.every((text) => !/[,:]/u.test(text) && text.split(' ').length <= maxItemWords);
  return areItems && texts.length > 1 ? [{ is: 'text', text: texts.join(', ') }] : blocks;
};
