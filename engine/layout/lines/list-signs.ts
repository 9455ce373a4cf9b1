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
  if (pictograph.test(sign) && (line.text.match(wordOfItem)?.length ?? 0) < minWordsOfItem) return null;
  return /[\p{L}\p{N}\p{M}]/u.test(sign) ? null : sign;
};

/** A sign that stands for a word: a pin before each town, a calendar before each period. Its lines are no items. */
const pictograph = /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Co}]/u;
/** Before text as long as that, a picture is a bullet all the same. */
const minWordsOfItem = 5;
const wordOfItem = /\p{L}{2,}/gu;

/** '2019 – 2021', 'Jan 2019', '03/2019' behind the sign. */
const beginsWithDate = /^\S[ \t]+(?:\p{L}{3,9}\.?[ \t]+|\d{1,2}[/.])?(?:19|20)\d\d(?!\d)/u;

/** The lines of a document, those with a marker that begin with a sign which begins many of them. */
export const withListSigns = (lines: readonly Line[], document: SourceDocument): readonly Line[] => {
  const signs = lines.map(signOf);
  const counts = new Map<string, number>();
  for (const sign of signs) if (sign !== null) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  if (![...counts.values()].some((count) => count >= minItems)) return lines;
  return lines.map((line, index) => {
    const sign = signs[index];
    if (sign === null || sign === undefined || (counts.get(sign) ?? 0) < minItems) return line;
    const markerLength = leadingSign.exec(line.text)?.[0].length ?? 0;
    return { ...line, markerLength, isListItem: true, style: styleOf(line.text, markerLength, line.pieces, document) };
  });
};
