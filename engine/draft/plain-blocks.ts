import type { DraftBlock, DraftLine } from '../model/draft.ts';
import type { SectionKind } from '../model/resume.ts';
import type { Paragraph } from './joined-rows.ts';

/** Lines above a list that belong to its entry: its title and details. Longer stretches are text. */
const maxHead = 3;
/** A title of an entry is no sentence. */
const maxTitle = 120;

/** Sections whose lines are lists of things, not entries with a head. */
const listKinds: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'summary']);

const known = (text: string): DraftLine => ({ text, needsCheck: false });

/** The blocks of a section whose entries were not read: a project with its bullets, an award with its dates, a list. */
export const plainBlocks = (kind: SectionKind, paragraphs: readonly Paragraph[]): readonly DraftBlock[] => {
  const blocks: DraftBlock[] = [];
  for (let at = 0; at < paragraphs.length;) {
    const size = listKinds.has(kind) ? 0 : headSize(paragraphs, at);
    if (size === 0) {
      blocks.push(lineOf(paragraphs[at]));
      at += 1;
      continue;
    }
    const end = endOfBody(paragraphs, at + size);
    blocks.push(entryOf(paragraphs.slice(at, at + size), paragraphs.slice(at + size, end)));
    at = end;
  }
  return blocks;
};

const lineOf = (paragraph: Paragraph | undefined): DraftBlock => ({
  is: paragraph?.isItem === true ? 'item' : 'text',
  line: known(paragraph?.text ?? ''),
});

/** How many paragraphs from `at` on are the head of an entry: up to three above a list, or a bold one above plain text. */
const headSize = (paragraphs: readonly Paragraph[], at: number): number => {
  const first = paragraphs[at];
  if (first === undefined || first.isItem || first.text.length > maxTitle) return 0;
  const list = paragraphs.findIndex(({ isItem }, index) => index > at && isItem);
  if (list > at && list - at <= maxHead) return list - at;
  const next = paragraphs[at + 1];
  return first.isBold && next !== undefined && !next.isBold ? 1 : 0;
};

/** The items below a head, or the plain text below a bold one. */
const endOfBody = (paragraphs: readonly Paragraph[], from: number): number => {
  const isList = paragraphs[from]?.isItem === true;
  const end = paragraphs.findIndex(
    ({ isItem, isBold }, index) => index >= from && (isList ? !isItem : isItem || isBold),
  );
  return end < 0 ? paragraphs.length : end;
};

const entryOf = (head: readonly Paragraph[], body: readonly Paragraph[]): DraftBlock => {
  const [first, ...others] = head;
  const { title, dates } = withDates(first?.text ?? '');
  const notes = body.filter(({ isItem }) => !isItem);
  return {
    is: 'entry',
    title,
    at: '',
    place: '',
    dates,
    period: null,
    notes: [...others, ...notes].map(({ text }) => known(text)),
    bullets: body.filter(({ isItem }) => isItem).map(({ text }) => known(text)),
  };
};

/** Dates at the far end of the line of a title. */
const withDates = (text: string): { title: string; dates: string } => {
  const match = /^(?<title>.+) \| (?<dates>[^|]{4,40})$/u.exec(text);
  const { title = text, dates = '' } = match?.groups ?? {};
  return /\b(?:19|20)\d\d\b/u.test(dates) ? { title, dates } : { title: text, dates: '' };
};
