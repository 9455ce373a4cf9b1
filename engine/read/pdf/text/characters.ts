import { isAccent, withAccentsJoined } from './accents.ts';
import type { Box, DocumentTraits } from '../../../model/document.ts';
import type { Pointer } from '../pdfium/exports.ts';
import { setBoxThrough } from '../pdfium/matrix.ts';
import type { Matrix } from '../pdfium/matrix.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** One character of the file. Its box is as displayed; a glyph for two letters gives two characters, each with its share. */
export type Character = {
  text: string;
  /** Of the character on PDFium's text page. */
  index: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The file has no mapping for the glyph, or maps it to an invalid character. */
  isUnmapped: boolean;
  /** There is no map, and `text` is the meaning of the glyph's code in the usual encodings; `judgeCharacterMaps` decides. */
  isGuessed: boolean;
};

export type CharacterCounts = Pick<DocumentTraits, 'softHyphens' | 'unmappedCharacters'>;

export type TextObject = { at: Pointer; firstIndex: number; characters: Character[] };

/** Where a document is printed in a browser, this may stand for the space at the end of a stretch in one style. */
const zeroWidthSpace = 0x200b;

/** Zero-width and direction marks, byte order mark: all invisible. */
const isInvisibleMark = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0x2060 || code === 0xfeff;

const isPrivateUse = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;

const isControl = (code: number): boolean =>
  code < 0x20 || (code >= 0x7f && code <= 0x9f) || (code >= 0xfffd && code <= 0xffff);

/** Tab, line feed and the like, where a font maps a gap to them. */
const isGap = (code: number): boolean => code >= 0x09 && code <= 0x0d;

const isLatinLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

/**
 * The characters of a page by text object, without those that PDFium adds to form lines and words. Adds to `counts`;
 * at most `limit` characters are read. `ligatures`: the letters of each glyph that may be stored as one character.
 */
export const textObjectsOf = (
  { call, heap, scratch }: Pdfium,
  textPage: Pointer,
  toDisplay: Matrix,
  counts: CharacterCounts,
  limit: number,
): { objects: TextObject[]; ligatures: string[]; read: number } => {
  const objects = new Map<Pointer, TextObject>();
  // A page whose content is broken counts -1 characters.
  const count = Math.min(Math.max(0, call.FPDFText_CountChars(textPage)), limit);

  /** That of the character before: most of its neighbors are in the same one. */
  let object: TextObject | undefined;
  /** Of the character at hand. */
  const box: Box = { x: 0, y: 0, width: 0, height: 0 };
  let mark: Mark | undefined;
  for (let index = 0; index < count; index++) {
    if (call.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const at = call.FPDFText_GetTextObject(textPage, index);
    if (at === 0) continue;
    const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
    if (isInvisibleMark(code) && code !== zeroWidthSpace) continue;

    call.FPDFText_GetLooseCharBox(textPage, index, scratch);
    setBoxThrough(
      box,
      toDisplay,
      heap.f32(scratch),
      heap.f32(scratch + 12),
      heap.f32(scratch + 8),
      heap.f32(scratch + 4),
    );
    if (mark !== undefined) object?.characters.push(...spaceAt(mark, object.characters.at(-1), box));
    mark = code === zeroWidthSpace && at !== object?.at ? { x: box.x, y: box.y, index } : undefined;
    if (code === zeroWidthSpace) continue;
    const isHyphen = call.FPDFText_IsHyphen(textPage, index) === 1;
    const isBroken = !isHyphen && call.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    const ligature = texLigatures.has(code) && isInWord(call, textPage, index) ? texLigatures.get(code) : undefined;
    if (code === 0xad) counts.softHyphens++;
    if (code === 0xad && box.width < 0.01) continue;

    if (object?.at !== at) {
      object = objects.get(at) ?? { at, firstIndex: index, characters: [] };
      objects.set(at, object);
    }
    if (ligature !== undefined) {
      for (const letter of ligature) object.characters.push(characterOf(known(letter), box, index));
      continue;
    }
    const seen = classifyCharacter(code, isHyphen, isBroken);
    if (seen.isUnmapped) counts.unmappedCharacters++;
    object.characters.push(characterOf(seen, box, index));
  }

  const ligatures: string[] = [];
  for (const object of objects.values()) {
    // First, because an accent as wide as its letter has the same box, like the letters of a ligature.
    if (object.characters.some(isAccent)) object.characters = withAccentsJoined(object.characters);
    shareShapes(object.characters, ligatures);
  }
  return { objects: [...objects.values()], ligatures, read: count };
};

/** A zero-width space that is a text object of its own. */
type Mark = { x: number; y: number; index: number };

/** In shares of the height of a letter: widths of a space, of which letters that lean take some, and how far it is from the letter before. */
const seenSpace = { min: 0.06, max: 0.4, maxAway: 0.1 };

/** The space that a mark stands for, where the text goes on behind it; none where it goes on in its place. */
const spaceAt = ({ x, y, index }: Mark, last: Character | undefined, next: Box): Character[] => {
  if (last === undefined || last.text === ' ') return [];
  const { right, top, bottom } = last;
  const height = bottom - top;
  const width = next.x - x;
  const isBeside = Math.abs(x - right) <= height * seenSpace.maxAway && y >= top && y <= bottom;
  const goesOn = width >= height * seenSpace.min && width <= height * seenSpace.max && Math.abs(next.y - y) <= height;
  return isBeside && goesOn ? [characterOf(space, { x, y: top, width, height }, index)] : [];
};

const characterOf = (
  { text, isUnmapped, isGuessed }: Seen,
  { x, y, width, height }: Box,
  index: number,
): Character => ({
  text,
  isUnmapped,
  isGuessed,
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
  index,
});

/**
 * TeX's codes for ligatures (Cork encoding). When a font names them 'f_i', PDFium does not know the name and returns
 * the code; other software reads them.
 */
const texLigatures: ReadonlyMap<number, string> = new Map([
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
]);

const isInWord = (call: Pdfium['call'], textPage: Pointer, index: number): boolean =>
  [index - 1, index + 1].some((at) => at >= 0 && isLatinLetter(call.FPDFText_GetUnicode(textPage, at) >>> 0));

type Seen = Pick<Character, 'text' | 'isUnmapped' | 'isGuessed'>;

const known = (text: string): Seen => ({ text, isUnmapped: false, isGuessed: false });
const unknown = (text: string): Seen => ({ text, isUnmapped: true, isGuessed: false });

const lastOfAscii = 0x7e;
/** The visible characters of ASCII by their code, which most of a page are, and the space. */
const ascii = Array.from({ length: lastOfAscii + 1 }, (_, code) => known(String.fromCharCode(code)));
const space = known(' ');
const hyphen = known('-');

/** The text for a code, and whether the file actually maps it. */
const classifyCharacter = (code: number, isHyphen: boolean, isBroken: boolean): Seen => {
  // PDFium replaces the hyphen at the end of a line with a character of its own; a soft hyphen with a width is visible.
  if (isHyphen || code === 0xad) return hyphen;
  if (code === 0x20 || (isGap(code) && !isBroken)) return space;
  const usual = code > 0x20 && !isBroken ? ascii[code] : undefined;
  if (usual !== undefined) return usual;
  if (isControl(code)) return unknown('\u{fffd}');
  if (isPrivateUse(code)) return unknown(fromCode(code));
  return { text: fromCode(code), isUnmapped: false, isGuessed: isBroken };
};

/** The halves of a surrogate pair come one after the other and are joined again in the run. */
const fromCode = (code: number): string =>
  code <= 0xffff ? String.fromCharCode(code) : code > 0x10ffff ? '\u{fffd}' : String.fromCodePoint(code);

/**
 * What PDFium writes for U+FB00 to U+FB06. Fonts join other letters too ('ft', 'tt', 'Th'), but Unicode has no character
 * that they could be stored as.
 */
const spelledLigatures: ReadonlySet<string> = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', '\u017Ft']);

/** PDFium writes ligatures out as several characters with the same box. Each gets its share of the width. Adds the letters of each to `ligatures`. */
const shareShapes = (characters: Character[], ligatures: string[]): void => {
  for (let first = 0; first < characters.length;) {
    const start = characters[first];
    if (start === undefined) return;
    let after = first + 1;
    while (after < characters.length && isSameShape(start, characters[after])) after++;
    if (after - first > 1) {
      const parts = characters.slice(first, after);
      const share = (start.right - start.left) / parts.length;
      const left = start.left;
      parts.forEach((part, index) => {
        part.left = left + share * index;
        part.right = left + share * (index + 1);
      });
      const letters = parts.map(({ text }) => text).join('');
      if (spelledLigatures.has(letters)) ligatures.push(letters);
    }
    first = after;
  }
};

const isSameShape = (one: Character, other: Character | undefined): boolean =>
  other !== undefined &&
  one.right > one.left &&
  one.left === other.left &&
  one.right === other.right &&
  one.top === other.top &&
  one.bottom === other.bottom;
