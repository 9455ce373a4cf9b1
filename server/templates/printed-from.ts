import type { Block, ResumeText } from '#content/templates/resume-text.ts';
import type { DraftSection, ResumeDraft } from '#contract/report/resume-draft.ts';
import { cleanText } from './clean-text.ts';
import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';

/** What to print for a text of the document; `place` is its JSON pointer there. */
type Say = (text: string, place: string) => string;
type Lines = readonly { text: string }[];

/**
 * A document of the workspace as it is printed: in its own order, under its own headings, without what is empty. Without
 * a name, `''` stays. With a `say` that returns the places, the same structure tells where each text comes from.
 */
export const printedFrom = (document: ResumeDraft, say: Say = (text) => text): ResumeText => {
  const put: Say = (text, place) => {
    const clean = cleanText(text).trim();
    return clean === '' ? '' : say(clean, place);
  };
  const list = (texts: readonly string[], place: string): string[] =>
    texts.map((text, index) => put(text, `${place}/${index}`)).filter((text) => text !== '');
  return {
    name: put(document.name, '/name'),
    headline: put(document.headline, '/headline'),
    contact: list(document.contact, '/contact'),
    links: list(document.links, '/links'),
    sections: document.sections.flatMap((section, index) => {
      const place = `/sections/${index}`;
      const blocks = section.blocks.flatMap((block, at) => printedBlock(block, `${place}/blocks/${at}`, put));
      if (blocks.length === 0) return [];
      return [{ kind: section.kind, title: put(headingOf(section), place), is: 'blocks' as const, blocks }];
    }),
  };
};

/** The document with the headings that are printed: a section without one gets the usual one. */
export const withHeadings = (document: ResumeDraft): ResumeDraft => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, title: headingOf(section) })),
});

const headingOf = ({ kind, title }: DraftSection): string =>
  title.trim() === '' ? (usualHeadings[kind] ?? 'Additional Information') : title;

const printedBlock = (block: DraftSection['blocks'][number], place: string, put: Say): Block[] => {
  if (block.is !== 'entry') {
    const text = put(block.line.text, `${place}/line`);
    return text === '' ? [] : [{ is: block.is, text }];
  }
  const list = (lines: Lines, name: string): string[] =>
    lines.map(({ text }, index) => put(text, `${place}/${name}/${index}`)).filter((text) => text !== '');
  const entry = {
    is: 'entry' as const,
    title: put(block.title, `${place}/title`),
    at: put(block.at, `${place}/at`),
    place: put(block.place, `${place}/place`),
    dates: put(block.dates, `${place}/dates`),
    notes: list(block.notes, 'notes'),
    bullets: list(block.bullets, 'bullets'),
  };
  const isEmpty = [entry.title, entry.at, entry.place, entry.dates, ...entry.notes, ...entry.bullets].join('') === '';
  return isEmpty ? [] : [entry];
};
