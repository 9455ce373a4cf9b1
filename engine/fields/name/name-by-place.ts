import { lookupWordsOf } from '../../text/lookup-words.ts';
import { isAimLabel } from '../../lexicon/form-labels.ts';
import { givenNames } from '../../lexicon/names/given-names.ts';
import { tradesThatAreSurnames } from '../../lexicon/names/name-words.ts';
import { isCountry, isRegion, townOf } from '../../lexicon/places.ts';
import { workWords } from '../../lexicon/work/work-words.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { isDocumentTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import { agreesWithName } from '../contact/email.ts';
import { medianSize } from './median-size.ts';
import { piecesOfLine } from '../pieces-of-line.ts';
import { placeLikeness } from '../places/place-likeness.ts';
import { titleScore } from '../experience/titles.ts';

/** How far below the name its contact details begin, in lines. */
const maxLinesBelow = 4;

/** From this score on a line can only be a job title. */
const minTitleScore = 2;

/**
 * Finds a name that only its position identifies: the first words of the first page, with contact details below.
 * 'Suharto', 'Carpenter Smith' and 'Omar al-Farouq' match no known pattern of names, and need not, since nothing else
 * is expected there. Job titles, section titles, places and sentences are excluded.
 */
export const nameByPlace = (reading: Reading, sections: readonly Section[]): Field<string> | null => {
  const first = reading.lines.findIndex(({ text }) => text.trim() !== '' && !isDocumentTitle(text.trim()));
  // A page that begins with the titled column of contact details has the name set apart elsewhere.
  const isInColumn = isSectionTitle(first, sections);
  const at = isInColumn ? largestOf(reading) : first;
  const line = reading.lines[at];
  if (line === undefined || (line.page !== null && line.page !== 1) || isSectionTitle(at, sections)) return null;
  // What is set larger than all else may have its details in another column, and a title right below.
  const isApart = isInColumn || largestOf(reading) === at;
  const below = isApart ? reading.lines : reading.lines.slice(at + 1, at + 1 + maxLinesBelow);
  const [piece, ...pieces] = piecesOfLine(line.text);
  const value = (piece?.text ?? '').replace(pronouns, '').replace(/[,;:]$/u, '');
  if (piece === undefined || !hasLettersOfName(value)) return null;
  // 'One-page CV'
  if (knownTitle(value) !== null || value.split(/\s+/u).some(isDocumentTitle) || isAimLabel(value)) return null;
  const details = [line, ...below].filter(isContact);
  if (details.length === 0 || isPlace(value, line, reading, below)) return null;
  // 'Designer | Illustrator' below a name that is drawn: two titles
  const isOneWord = pieces.length === 0 && isOneWordSetAsName(value, line, reading);
  if (!isOneWord && isTitle(value, details)) return null;
  return {
    value,
    spans: [{ order: reading.order, line: at, from: piece.from, to: piece.from + value.length }],
    confidence: 0.6,
  };
};

/** '(she/her)', 'they/them' behind the name. */
const pronouns = /\s*[([]?\b\p{L}{2,4}\/\p{L}{2,5}(?:\/\p{L}{2,6})?[)\]]?$/u;

/** A nickname in brackets is between two words; behind the last it is a remark: 'English (Native)'. */
const hasLettersOfName = (value: string): boolean =>
  value.length <= 60 &&
  !value.endsWith(')') &&
  /^["'“‘]?\p{L}[\p{L}\p{M}'’ʻ"“”().,‐-]*(?:\s["'“‘(]?\p{L}[\p{L}\p{M}'’ʻ"“”().,‐-]*){0,7}$/u.test(value);

/** A place; 'Paris' alone is somebody's name when it is set as one, or when the place is given below. */
const isPlace = (value: string, line: Line, reading: Reading, below: readonly Line[]): boolean => {
  if (placeLikeness(value) < 0.7) return false;
  const isBare = townOf(value) !== null || isCountry(value) || isRegion(value);
  return !isBare || !(isSetAsName(line, reading) || below.some(holdsPlace));
};

const isSetAsName = (line: Line, { lines }: Reading): boolean =>
  line.style.sizePt > medianSize(lines) * 1.25 && lines.every(({ style }) => style.sizePt <= line.style.sizePt + 0.3);

/** 'Cook' in the largest type of the page: a job title is never set larger than the name. */
const isOneWordSetAsName = (value: string, line: Line, reading: Reading): boolean =>
  !value.includes(' ') && isSetAsName(line, reading);

/** The only line of the page in the largest type; -1 where several lines or the whole text are set in it. */
const largestOf = (reading: Reading): number => {
  const largest = Math.max(...reading.lines.map(({ style }) => style.sizePt));
  const found = reading.lines.flatMap((line, index) => (line.style.sizePt > largest - 0.3 ? [index] : []));
  const [only = -1] = found;
  const line = reading.lines[only];
  return found.length === 1 && line !== undefined && isSetAsName(line, reading) ? only : -1;
};

const holdsPlace = ({ text }: Line): boolean => piecesOfLine(text).some((piece) => placeLikeness(piece.text) >= 0.7);

/**
 * Nobody is called 'Line Cook', but people are called 'Baker Mason', and 'Nari Contractor', whose first word names no
 * occupation or is in the address.
 */
const isTitle = (value: string, details: readonly Line[]): boolean => {
  if (titleScore(withoutCapitals(value)) < minTitleScore) return false;
  const words = lookupWordsOf(value);
  if (tradesThatAreSurnames.has(words.at(-1) ?? '')) return false;
  const [given = ''] = words;
  if (words.length > 3) return true;
  if (details.some(({ text }) => agreesWithName(text, given))) return false;
  return words.length === 1 || (!givenNames.has(given) && workWords().has(given));
};

/** 'BOULANGER MARIE' is as likely a name as 'Boulanger Marie', although 'BOULANGER POLYVALENT' is a title. */
const withoutCapitals = (value: string): string =>
  /\p{Ll}/u.test(value) ? value : value.replaceAll(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLocaleLowerCase('en'));

/** A section title of a known kind; an unknown one at this position is rather a name. */
const isSectionTitle = (line: number, sections: readonly Section[]): boolean =>
  sections.some(({ kind, heading }) => kind !== 'other' && heading?.span.line === line);

export const isContact = ({ text }: Line): boolean => /[^\s@]@[^\s@]{1,99}\.\p{L}{2}|(?:\d[\s().-]*){9}/u.test(text);
