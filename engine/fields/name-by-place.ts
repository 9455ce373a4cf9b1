import { tradesThatAreSurnames } from '../lexicon/name-words.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Field, Section } from '../model/resume.ts';
import { isDocumentTitle } from '../sections/title-kind.ts';
import { medianSize } from './median-size.ts';
import { placeLikeness } from './place-shape.ts';
import { titleScore, wordsOf } from './titles.ts';

/** How far below the name its contact details begin. */
const reach = 4;

/** From here on a line reads as a job title and nothing else. */
const surelyTitle = 2;

/**
 * The name that only its place tells: the first line of the first page, none larger, with contact details right
 * below. 'Suharto' and 'Carpenter Smith' look like no name, but nothing else stands there. A lone job title is left alone.
 */
export const nameByPlace = (reading: Reading, sections: readonly Section[]): Field<string> | null => {
  const at = reading.lines.findIndex(({ text }) => text.trim() !== '' && !isDocumentTitle(text.trim()));
  const line = reading.lines[at];
  if (line === undefined || (line.page !== null && line.page !== 1) || !isSetAsName(line, reading)) return null;
  const value = line.text.trim();
  if (!hasLettersOfName(value) || placeLikeness(value) >= 0.7 || isTitle(value)) return null;
  if (isSectionTitle(at, sections) || !reading.lines.slice(at + 1, at + 1 + reach).some(isContact)) return null;
  const from = line.text.indexOf(value);
  return {
    value,
    spans: [{ order: reading.order, line: at, from, to: from + value.length }],
    confidence: 0.6,
  };
};

const isSetAsName = (line: Line, { lines }: Reading): boolean => {
  const { sizePt, isBold } = line.style;
  return (isBold || sizePt > medianSize(lines) * 1.25) && lines.every(({ style }) => style.sizePt <= sizePt + 0.3);
};

const hasLettersOfName = (value: string): boolean =>
  value.length <= 60 && /^\p{L}[\p{L}\p{M}'’.,‐-]*(?:\s[\p{L}\p{M}'’.,‐-]+){0,4}$/u.test(value);

const isTitle = (value: string): boolean =>
  titleScore(value) >= surelyTitle && !tradesThatAreSurnames.has(wordsOf(value).at(-1) ?? '');

/** A title of which we know the kind; an unusual one at this place is rather a name. */
const isSectionTitle = (line: number, sections: readonly Section[]): boolean =>
  sections.some(({ kind, heading }) => kind !== 'other' && heading?.span.line === line);

const isContact = ({ text }: Line): boolean => /[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:\d[\s().-]*){9,}/u.test(text);
