import type { Font, SourceDocument } from '../../model/document.ts';
import type { Line, Piece } from '../../model/reading.ts';

/** The style of most of a line. A bullet in another font, the first `marker` characters, does not count. */
export const styleOf = (
  text: string,
  marker: number,
  pieces: readonly Piece[],
  document: SourceDocument,
): Line['style'] => {
  const only = onlyFontOf(pieces, document);
  if (only !== null) {
    const { sizePt, isBold, isItalic, color } = only;
    return { sizePt, isBold, isItalic, isCaps: isCaps(text), color };
  }
  const sizes = new Map<number, number>();
  const colors = new Map<string, number>();
  let isBold = true;
  let isItalic = true;
  let letters = 0;
  for (const piece of pieces) {
    const run = document.runs[piece.run];
    const own = text.slice(Math.max(piece.at, marker), piece.at + piece.to - piece.from);
    const count = lettersIn(own);
    if (run === undefined || count === 0) continue;
    letters += count;
    isBold &&= run.font.isBold;
    isItalic &&= run.font.isItalic;
    add(sizes, run.font.sizePt, count);
    add(colors, run.font.color, count);
  }
  const first = document.runs[pieces[0]?.run ?? -1]?.font;
  return {
    sizePt: mostFrequent(sizes) ?? first?.sizePt ?? 0,
    isBold: letters === 0 ? (first?.isBold ?? false) : isBold,
    isItalic: letters === 0 ? (first?.isItalic ?? false) : isItalic,
    isCaps: isCaps(text),
    color: mostFrequent(colors) ?? first?.color ?? '#000000',
  };
};

/** The font of all pieces, as in most lines: then no letters need to be counted. Equal fonts of a page are the same object. */
const onlyFontOf = (pieces: readonly Piece[], { runs }: SourceDocument): Font | null => {
  const first = runs[pieces[0]?.run ?? -1]?.font ?? null;
  return pieces.every(({ run }) => runs[run]?.font === first) ? first : null;
};

const notLetters = /[\s\p{P}]/gu;
/** By code of ASCII. */
const letterCodes = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).search(notLetters) < 0);

/** Every piece of every line is counted, and most are ASCII: then nothing is built for it. */
const lettersIn = (text: string): number => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 128) return text.replaceAll(notLetters, '').length;
    if (letterCodes[code] === true) count += 1;
  }
  return count;
};

const isCaps = (text: string): boolean => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 2;

const add = <Key>(counts: Map<Key, number>, key: Key, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

const mostFrequent = <Key>(counts: ReadonlyMap<Key, number>): Key | null => {
  let best: Key | null = null;
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    best = key;
    most = count;
  }
  return best;
};
