import type { DraftBlock, DraftLine } from '../model/draft.ts';
import type { SectionKind } from '../model/resume.ts';
import { periodsIn } from '../fields/dates/periods.ts';
import { isLanguageLevel } from '../fields/lists/languages.ts';
import { mayBeHead } from './entries.ts';
import { cell, type Paragraph } from './joined-rows.ts';

/** Lines above a list that belong to its entry: its title and details. Longer stretches are text. */
const maxHead = 3;
/** A title of an entry is no sentence. */
const maxTitle = 120;

/** Sections whose lines are lists of things, not entries with a head. */
const listKinds: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'summary']);
/** Sections whose entries are read. What was not read there is no job and no degree, whatever it looks like. */
const entryKinds: ReadonlySet<SectionKind> = new Set(['experience', 'volunteering', 'education']);

const known = (text: string): DraftLine => ({ text, needsCheck: false });

/** The blocks of a section whose entries were not read: a project with its bullets, an award with its dates, a list. */
export const plainBlocks = (kind: SectionKind, paragraphs: readonly Paragraph[]): readonly DraftBlock[] => {
  if (entryKinds.has(kind)) return paragraphs.map(unreadLine);
  if (kind === 'languages') return withLevels(paragraphs).map(lineOf);
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

const unreadLine = ({ text, isItem }: Paragraph): DraftBlock => ({
  is: isItem ? 'item' : 'text',
  line: { text, needsCheck: mayBeHead(text, isItem) },
});

/** 'English | Spanish' above 'native | fluent' are two languages with their levels: the cells of a grid, column by column. */
const withLevels = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.flatMap((paragraph, index) => {
    const isLevels = (at: number): boolean => areLevelsOf(paragraphs[at - 1], paragraphs[at]);
    if (isLevels(index)) return [];
    if (!isLevels(index + 1)) return [paragraph];
    const levels = cellsOf(paragraphs[index + 1]);
    return cellsOf(paragraph).map((name, column) => ({ ...paragraph, text: `${name}${cell}${levels[column] ?? ''}` }));
  });

const cellsOf = (paragraph: Paragraph | undefined): readonly string[] => paragraph?.text.split(cell) ?? [];

const areLevelsOf = (above: Paragraph | undefined, below: Paragraph | undefined): boolean => {
  const [names, levels] = [cellsOf(above), cellsOf(below)];
  const isGrid = names.length > 1 && names.length === levels.length;
  return isGrid && levels.every(isLanguageLevel) && !names.some(isLanguageLevel);
};

/** How many paragraphs from `at` on are the head of an entry: up to three above a list, or a bold one above plain text. */
const headSize = (paragraphs: readonly Paragraph[], at: number): number => {
  const first = paragraphs[at];
  if (first === undefined || first.isItem || first.text.length > maxTitle || isOnlyDates(first.text)) return 0;
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

/** '1 December 2023' above a title names nothing. */
const isOnlyDates = (text: string): boolean => {
  const [period] = periodsIn(text);
  return period !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, period.from) + text.slice(period.to));
};

/** Dates at the far end of the line of a title. */
const withDates = (text: string): { title: string; dates: string } => {
  const match = /^(?<title>.+) \| (?<dates>[^|]{4,40})$/u.exec(text);
  const { title = text, dates = '' } = match?.groups ?? {};
  return /\b(?:19|20)\d\d\b/u.test(dates) ? { title, dates } : { title: text, dates: '' };
};
