import { isDuration } from '../fields/entries/durations.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Draft, DraftBlock, DraftEntry, DraftLine } from '../model/draft.ts';
import type { Education, Field, Period } from '../model/resume.ts';
import type { ReadEntry } from './claims.ts';
import { lettersOf } from '../text/letters.ts';

/** An entry while its lines are collected. */
export type OpenEntry = Omit<DraftEntry, 'notes' | 'bullets'> & { notes: DraftLine[]; bullets: DraftLine[] };

type Head = Pick<DraftEntry, 'title' | 'at' | 'place' | 'dates' | 'period'>;

/** The entry with what was read of it, and no lines yet. */
export const openEntry = (reading: Reading, entry: ReadEntry): OpenEntry => ({
  is: 'entry',
  ...headOf(reading, entry),
  notes: [],
  bullets: [],
});

const headOf = (reading: Reading, entry: ReadEntry): Head => {
  if ('leave' in entry) return { title: '', at: '', place: '', ...datesOf(reading, entry.leave) };
  if ('school' in entry) {
    const { institution, location, period } = entry.school;
    return {
      title: degreeOf(reading, entry.school),
      at: textOf(institution),
      place: textOf(location),
      ...datesOf(reading, period),
    };
  }
  const { title, employer, location, period } = entry.job;
  return { title: textOf(title), at: textOf(employer), place: textOf(location), ...datesOf(reading, period) };
};

const textOf = (field: Field<string> | null): string => field?.value ?? '';

/** As written where degree and field are beside each other: 'Bachelor of Science in Nursing (BSN)'. */
export const degreeOf = (reading: Reading, school: Education): string =>
  `${withSubject(reading, school)}${abbreviationBehind(reading, school)}`;

const withSubject = (reading: Reading, { degree, field }: Education): string => {
  const [name, subject] = [textOf(degree), textOf(field)];
  if (name === '' || lettersOf(name).includes(lettersOf(subject))) return name || subject;
  const [end, start] = [degree?.spans.at(-1), field?.spans.at(0)];
  const isBeside =
    end !== undefined && start?.line === end.line && start.from >= end.to && start.from - end.to <= maxLink;
  const link = isBeside ? (reading.lines[end.line]?.text ?? '').slice(end.to, start.from) : ', ';
  return `${name}${link}${subject}`.replaceAll(/\s+/gu, ' ');
};

/** ' (BSN)' behind the degree and its field; '' for none. On a line of its own it would be taken for another degree. */
const abbreviationBehind = (reading: Reading, { degree, field }: Education): string => {
  const ends = [degree?.spans.at(-1), field?.spans.at(-1)].filter((span) => span !== undefined);
  const last = ends.toSorted((a, b) => b.line - a.line || b.to - a.to)[0];
  if (last === undefined) return '';
  return abbreviation.exec((reading.lines[last.line]?.text ?? '').slice(last.to))?.[0] ?? '';
};

const abbreviation = /^ \(\p{Lu}[\p{L}.]{1,7}\)/u;

/** Length of ' in the field of ', and no more, between a degree and its field. */
const maxLink = 17;

/** A period as written and as understood. */
export const datesOf = (reading: Reading, period: Field<Period> | null): Pick<Head, 'dates' | 'period'> => {
  if (period === null) return { dates: '', period: null };
  const written = period.spans.map((span) => wordsOf(reading, span)).filter((words) => words !== '');
  const isRange = written.some((words) => /\s[–—-]\s?|\p{N}[–—-]\p{L}?\p{N}?/u.test(words));
  return { dates: written.join(isRange ? ' ' : ' – '), period: period.value };
};

const wordsOf = (reading: Reading, { line, from, to }: Span): string =>
  (reading.lines[line]?.text ?? '').slice(from, to).replaceAll(/\s+/gu, ' ').trim();

/** Words up to which an unread line may be part of a head; longer ones are descriptions. */
const maxHeadWords = 8;

/** Whether a line that was not read may be a part of a job or degree that was missed. */
export const mayBeHead = (text: string, isItem: boolean): boolean =>
  !isItem && text.split(/\s+/u).length <= maxHeadWords;

/** Behind its first bullet an entry has only bullets, except for details of its head: how long a job was, its company's address. */
export const addLine = (entry: OpenEntry, line: DraftLine, isItem: boolean): void => {
  const isDetail = isDuration(line.text) || (!isItem && isAddress(line.text));
  if (!isDetail && (isItem || entry.bullets.length > 0)) entry.bullets.push(line);
  else entry.notes.push(line);
};

const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/iu.test(text);

/** All words of a block. */
export const wordsOfBlock = (block: DraftBlock): string =>
  block.is === 'entry'
    ? [
        block.title,
        block.at,
        block.place,
        block.dates,
        ...[...block.notes, ...block.bullets].map(({ text }) => text),
      ].join(' ')
    : block.line.text;

/** All words of a draft, in its order. */
export const wordsOfDraft = ({ name, headline, contact, links, sections }: Draft): string =>
  [
    name,
    headline,
    ...contact,
    ...links,
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(wordsOfBlock)]),
  ].join('\n');
