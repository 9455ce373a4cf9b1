import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { countryCodes } from '../../lexicon/addresses/country-codes.ts';
import { onlyPlaceLabel, otherDetail } from '../../lexicon/phrases/place-labels.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import { knownTitle } from '../../sections/titles/title-kind.ts';
import type { ContactLine } from '../contact/contact-lines.ts';
import { employerScore } from '../experience/employers.ts';
import { fold } from '../../text/fold.ts';
import { stemOf } from '../../text/stem.ts';
import { piecesOfLine } from '../pieces-of-line.ts';
import { mayBeBirthplace } from './birthplace.ts';
import { titleScore } from '../experience/titles.ts';

const detail = anyOf(
  /\S@\S{1,99}\.\S/u,
  /(?:\+\d{1,3}|\(\d{2,4}\)|\b0\d|\b\d{3}[.-]|\b\d{3} (?=\d{2,7}))[\d ().-]{6}/u,
  /(?<!\d)\d{10,13}(?!\d)/u,
);
/** Lower-case words inside names of towns: 'Frankfurt am Main'. */
const particles = compilePhrases(`
  am
  an
  im
  in
  bei
  ob
  der
  den
  de
  del
  della
  do
  da
  el
  la
  le
  les
  los
  upon
  sur
  of
  aan
`);
const furtherWord = inSequence(/[ -]/u, anyOf(/\p{Lu}[\p{Ll}'’]+/u, particles));
const town = new RegExp(
  `^(?:\\p{Lu}[\\p{Ll}'’]{2,}(?:${furtherWord.source}){0,4}|\\p{Lu}\\p{Ll}(?:${furtherWord.source}){1,3})$`,
  'u',
);

/**
 * Finds a town that no list has by its position: alone between separators on a line of contact details, or right beside
 * such a line in the same type. `listed`: the lines below the title of contact details.
 */
export const loneTownIn = (
  reading: Reading,
  lines: readonly ContactLine[],
  { name, listed }: { name: string | null; listed: ReadonlySet<number> },
): Field<string> | null => {
  const names = new Set(fold(name ?? '').split(/\s+/u));
  const cut = lines.map(({ line, text }) => ({ line, text, pieces: piecesOfLine(text) }));
  // a town among the details of one line is more certain than one alone beside such a line, where an occupation may be
  // as well
  const surestFirst = [
    ...cut.filter(({ pieces }) => pieces.length > 1),
    ...cut.filter(({ pieces }) => pieces.length <= 1),
  ];
  for (const { line, text, pieces } of surestFirst) {
    // without a name, the first line may be one: 'Ivo Petrov, PE'
    const isFirst = (name !== null || listed.has(line)) && isFirstDetail(reading, line, listed);
    const isLabelled = pieces.length === 2 && onlyPlaceLabel.test(pieces[0]?.text ?? '');
    const isBelowLabel = pieces.length === 1 && onlyPlaceLabel.test(reading.lines[line - 1]?.text.trim() ?? '');
    const isAmongDetails =
      isLabelled || isBelowLabel || (pieces.length > 1 ? detail.test(text) : isFirst || isBesideDetail(reading, line));
    if (!isAmongDetails) continue;
    const found = pieces.find(
      (piece) => isTown(townBeforeCode(piece.text), names) && (pieces.length > 1 || isPlainTown(piece.text) || isFirst),
    );
    if (found === undefined || mayBeBirthplace(reading, line, found.text)) continue;
    const span: Span = { order: reading.order, line, from: found.from, to: found.to };
    return { value: found.text, spans: [span], confidence: 0.5 };
  }
  return null;
};

/** One or two words, or three with a lower-case one between: 'Freiburg im Breisgau'. */
const isPlainTown = (text: string): boolean => !/\s.*\s/u.test(text) || /^\S+ \p{Ll}+ \S+$/u.test(text);

const isTown = (text: string, names: ReadonlySet<string>): boolean =>
  text.length <= 40 &&
  town.test(text) &&
  !otherDetail.test(text) &&
  !onlyPlaceLabel.test(text) &&
  !fold(text)
    .split(/\s+/u)
    .some((word) => names.has(word)) &&
  titleScore(text) < 0.5 &&
  employerScore(text.replace(/ City$/u, '')) < 1.3 &&
  knownTitle(text) === null;

/** 'Roskilde, DK', 'Annigeri - IN': the town before the code of its country. */
const townBeforeCode = (text: string): string => {
  const [, name, code = ''] = codeBehind.exec(text) ?? [];
  return name !== undefined && countryCodes.has(code) ? name : text;
};
const codeBehind = /^([^,]+?)(?:, | - )([A-Z]{2})$/u;

/**
 * The first line below the title of contact details, or below a name or occupation in other type, where details go on below
 * in its own type: a town of several words, or with the code of its country. Below a name, ordinary words ('Digital Nomad')
 * rather describe the person.
 */
const isFirstDetail = (reading: Reading, index: number, listed: ReadonlySet<number>): boolean => {
  const [above, own, below] = [reading.lines[index - 1], reading.lines[index], reading.lines[index + 1]];
  if (own === undefined || below === undefined || !isInTypeOf(own, below) || !detail.test(below.text)) return false;
  if (listed.has(index)) return !listed.has(index - 1);
  const isCoded = townBeforeCode(own.text) !== own.text;
  const isApart = above !== undefined && !isInTypeOf(own, above);
  return isCoded || (isApart && own.text.split(/\s+/u).every((word) => !isCommonStem(stemOf(word.toLowerCase()))));
};

const isInTypeOf = (own: Line, other: Line): boolean =>
  other.column === own.column &&
  Math.abs(other.style.sizePt - own.style.sizePt) < 0.6 &&
  other.style.isBold === own.style.isBold;

/** Right below a line of details; a single word, or 'Freiburg im Breisgau', also right above one. */
const isBesideDetail = (reading: Reading, index: number): boolean => {
  const own = reading.lines[index];
  const isAlike = (other: Line | undefined): boolean =>
    own !== undefined &&
    other !== undefined &&
    other.column === own.column &&
    Math.abs(other.style.sizePt - own.style.sizePt) < 0.6 &&
    detail.test(other.text);
  const isBelow = own !== undefined && index > 0 && /^(?:\S+|\S+ \p{Ll}+ .+)$/u.test(own.text.trim());
  return isAlike(reading.lines[index - 1]) || (isBelow && isAlike(reading.lines[index + 1]));
};
