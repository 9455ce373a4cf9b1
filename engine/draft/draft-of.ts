import type { Draft, DraftBlock, DraftSection } from '../model/draft.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, Section } from '../model/resume.ts';
import { type Claims, claimsOf } from './claims.ts';
import { addContactRows, type Top } from './contact.ts';
import { paragraphsOf } from './joined-rows.ts';
import { plainBlocks } from './plain-blocks.ts';
import { readBlocks } from './read-blocks.ts';
import { type Row, rowsOf } from './rows.ts';

/** The resume as a document to go on with, from the reading of a person and the fields that were read in it. */
export const draftOf = (visual: Reading, resume: Resume): Draft => {
  const claims = claimsOf(resume);
  const top: Top = { headline: null, contact: [], links: [], others: [] };
  const sections: DraftSection[] = [];
  for (const section of resume.sections) {
    const rows = rowsOf(visual, section, claims);
    if (section.kind === 'contact' && !hasEntries(rows)) {
      // A headline stands at the top of a page, not below a heading: 'Phone' alone on a line is a label.
      if (section.heading !== null) top.headline ??= '';
      addContactRows(top, rows);
      addParagraphs(
        sections,
        top.others.splice(0).map((line): DraftBlock => ({ is: 'text', line })),
      );
      continue;
    }
    const drafted = sectionOf(visual, section, rows);
    if (drafted !== null) sections.push(drafted);
  }
  const { headline, contact, links } = top;
  return {
    name: resume.name?.value ?? '',
    headline: headline ?? '',
    ...withDetails({ contact, links }, resume, claims),
    sections,
  };
};

/** Paragraphs at the top of a page sum up; later ones, such as a consent, stay behind the section that they follow. */
const addParagraphs = (sections: DraftSection[], blocks: readonly DraftBlock[]): void => {
  if (blocks.length === 0) return;
  const before = sections.pop();
  sections.push(
    before === undefined
      ? { kind: 'summary', title: '', blocks }
      : { ...before, blocks: [...before.blocks, ...blocks] },
  );
};

const hasEntries = (rows: readonly Row[]): boolean =>
  rows.some(({ segments }) => segments.some(({ claim }) => claim !== null && 'entry' in claim.owner));

const sectionOf = (visual: Reading, section: Section, rows: readonly Row[]): DraftSection | null => {
  const title = section.heading?.text.replaceAll(/\s+/gu, ' ').trim().replace(/\s*:$/u, '') ?? '';
  if (rows.length === 0 && title === '') return null;
  const blocks = hasEntries(rows) ? readBlocks(visual, rows) : plainBlocks(section.kind, paragraphsOf(rows));
  const kind = section.kind === 'contact' && hasEntries(rows) ? 'experience' : section.kind;
  return { kind, title, blocks };
};

/** Details that are looked for at the top; a resume has a few. */
const maxDetails = 50;

/** Details that were read elsewhere on the page come last: nobody can be reached by what is only in the text. */
const withDetails = (
  { contact, links }: Pick<Draft, 'contact' | 'links'>,
  resume: Resume,
  claims: Claims,
): Pick<Draft, 'contact' | 'links'> => {
  const owners = [...claims.values()].flat().map(({ owner }) => owner);
  const contactValues = owners.flatMap((owner) => (owner.is === 'contact' ? [owner.value] : []));
  return {
    contact: [...contact, ...[...new Set(contactValues)].slice(0, maxDetails).filter((value) => !isIn(contact, value))],
    links: [
      ...links,
      ...resume.links
        .slice(0, maxDetails)
        .map(({ value }) => value)
        .filter((value) => !isIn(links, value)),
    ],
  };
};

const isIn = (list: readonly string[], value: string): boolean => list.some((one) => one.includes(value));
