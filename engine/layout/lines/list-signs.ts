import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { styleOf } from './style-of-line.ts';

// Bullets that no table can know: programs print those of symbol fonts as '!' or '{', and designers take any sign
// that they like. A document tells them itself: many of its lines begin with the same sign.

/** Fewer lines can begin with the same sign by chance. */
const minItems = 4;

/** Signs that can begin ordinary text, or that divide or open something that began on the line above. */
const ofText = '"\'“”‘’„«»¿¡([@#&$€£+/|\\,.:;%…';

const leadingSign = /^(\S)[ \t]+(?=\S)/u;

/** The sign before the first word of a line that has no known marker; null for none. */
const signOf = (line: Line): string | null => {
  if (line.markerLength > 0) return null;
  const sign = leadingSign.exec(line.text)?.[1];
  if (sign === undefined || ofText.includes(sign)) return null;
  if (beginsWithDate.test(line.text)) return null;
  return /[\p{L}\p{N}\p{M}]/u.test(sign) ? null : sign;
};

/** From so many words on, an item may take more than one line. */
const minWordsOfLongItem = 5;
const wordOfItem = /\p{L}{2,}/gu;
/** Lines of a long item, and the first one of the next. */
const maxLinesApart = 3;

/** '2019 – 2021', 'Jan 2019', '03/2019' behind the sign. */
const beginsWithDate = /^\S[ \t]+(?:\p{L}{3,9}\.?[ \t]+|\d{1,2}[/.])?(?:19|20)\d\d(?!\d)/u;

/**
 * The signs before items: some of them are one below the other. A pin before the town of each job or a calendar before
 * its period is a label.
 */
const signsOfLists = (lines: readonly Line[], signs: readonly (string | null)[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  const last = new Map<string, number>();
  const inLists = new Set<string>();
  signs.forEach((sign, index) => {
    if (sign === null) return;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const above = last.get(sign);
    if (above !== undefined && isNextItem(lines[above], index - above)) inLists.add(sign);
    last.set(sign, index);
  });
  return new Set([...inLists].filter((sign) => (counts.get(sign) ?? 0) >= minItems));
};

const isNextItem = (above: Line | undefined, apart: number): boolean =>
  apart === 1 || (apart <= maxLinesApart && (above?.text.match(wordOfItem)?.length ?? 0) >= minWordsOfLongItem);

/** The lines of a document, those with a marker that begin with a sign which begins many of them. */
export const withListSigns = (lines: readonly Line[], document: SourceDocument): readonly Line[] => {
  const signs = lines.map(signOf);
  const known = signsOfLists(lines, signs);
  if (known.size === 0) return lines;
  return lines.map((line, index) => {
    const sign = signs[index];
    if (sign === null || sign === undefined || !known.has(sign)) return line;
    const markerLength = leadingSign.exec(line.text)?.[0].length ?? 0;
    return { ...line, markerLength, isListItem: true, style: styleOf(line.text, markerLength, line.pieces, document) };
  });
};
