import type { Pointer } from '../pdfium/exports.ts';
import { boxThrough } from '../pdfium/matrix.ts';
import type { Matrix } from '../pdfium/matrix.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import type { Character } from './characters.ts';
import type { TextStyle } from './text-styles.ts';

/** Where a letter's ink begins and ends, as shares of the height of its line: 0 is the line's top, 1 its bottom. */
export type Ink = { top: number; bottom: number };

type Measured = Ink & { samples: number };

/** The letters a to z as each font draws them, by `fontKey`. */
export type LettersOfFonts = Map<string, Map<string, Measured>>;

/** Subsets of one font may share a name, and fonts of different pages an address. */
export const fontKey = ({ fontAt, font }: TextStyle, isGuessed: boolean): string =>
  `${fontAt} ${font.name} ${isGuessed}`;

/** A ligature draws a letter in a larger box than the letter alone, so the smallest of a few boxes counts. */
const maxSamples = 3;

/** Measures the letters of a text object until each has its samples. Turned text is left out. */
export const measureLetters = (
  pdfium: Pdfium,
  page: { textPage: Pointer; toDisplay: Matrix },
  style: TextStyle,
  characters: readonly Character[],
  all: LettersOfFonts,
): void => {
  if (style.angle !== 0) return;
  const { mapped, guessed } = lettersOf(style, all);
  for (const character of characters) {
    if (character.isUnmapped || !isMeasured(character.text)) continue;
    const letters = character.isGuessed ? guessed : mapped;
    const known = letters.get(character.text);
    if (known !== undefined && known.samples >= maxSamples) continue;
    const ink = inkOf(pdfium, page, character);
    if (ink === null) continue;
    letters.set(character.text, {
      top: Math.max(ink.top, known?.top ?? -Infinity),
      bottom: Math.min(ink.bottom, known?.bottom ?? Infinity),
      samples: (known?.samples ?? 0) + 1,
    });
  }
};

type LettersOfStyle = { mapped: Map<string, Measured>; guessed: Map<string, Measured> };

/** A page has few styles and many text objects, so each style is looked up once. */
const lettersOfStyles = new WeakMap<TextStyle, LettersOfStyle>();

const lettersOf = (style: TextStyle, all: LettersOfFonts): LettersOfStyle => {
  const same = lettersOfStyles.get(style);
  if (same !== undefined) return same;
  const lettersAt = (isGuessed: boolean): Map<string, Measured> => {
    const key = fontKey(style, isGuessed);
    const letters = all.get(key) ?? new Map<string, Measured>();
    all.set(key, letters);
    return letters;
  };
  const letters = { mapped: lettersAt(false), guessed: lettersAt(true) };
  lettersOfStyles.set(style, letters);
  return letters;
};

const isMeasured = (text: string): boolean => text.length === 1 && isSmallLetter(text.charCodeAt(0));

const isSmallLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Null where the font does not say what it draws, and the box is that of the line, and where it draws nothing. */
const inkOf = (
  { call, heap, scratch }: Pdfium,
  { textPage, toDisplay }: { textPage: Pointer; toDisplay: Matrix },
  { index, top, bottom }: Character,
): Ink | null => {
  const height = bottom - top;
  if (height < 0.5) return null;
  const [left, right, low, high] = [scratch, scratch + 8, scratch + 16, scratch + 24] as const;
  if (call.FPDFText_GetCharBox(textPage, index, left, right, low, high) !== 1) return null;
  const box = boxThrough(toDisplay, heap.f64(left), heap.f64(high), heap.f64(right), heap.f64(low));
  const ink = { top: (box.y - top) / height, bottom: (box.y + box.height - top) / height };
  const isEmpty = ink.bottom - ink.top < 0.05;
  return isEmpty || (ink.top < 0.02 && ink.bottom > 0.98) ? null : ink;
};

/** Whether a font's letters have the shapes of the characters that its map says they are. */
export type InkFit = 'agrees' | 'contradicts' | 'unknown';

/** Letters that rise above the others, reach below the line, or do neither. 'f', 'i', 'j', 't' and 'z' differ by typeface. */
const tall = 'bdhkl';
const low = 'acegmnopqrsuvwxy';
const deep = 'gpqy';
const onLine = 'abcdehklmnorsuvwx';

/** Tall letters are higher than others by 0.1 of a line and more, deep ones lower by 0.1. In small capitals all letters are alike. */
const minStep = 0.05;
/** With fewer different letters nothing is shown. */
const minLetters = 8;
/**
 * A true map has no small letter that is drawn tall or deep (640 fonts: none); small capitals and ligatures only make
 * tall and deep ones look small. Three are beyond chance when as many as this share of all letters do not fit:
 * letters mixed up or shifted have 0.35 and more.
 */
const minImpossible = 3;
const minMisfits = 0.3;
/** A true map has 0.25 at most, where small capitals are mixed with others. */
const maxMisfits = 0.1;

export const inkFit = (letters: ReadonlyMap<string, Ink>): InkFit => {
  const judged = [...letters].filter(([letter]) => low.includes(letter) || tall.includes(letter));
  const height = stepIn(judged.map(([, { top }]) => top));
  const depth = stepIn(judged.map(([, { bottom }]) => bottom));
  if (judged.length < minLetters || (height === null && depth === null)) return 'unknown';

  let impossible = 0;
  let misfits = 0;
  for (const [letter, { top, bottom }] of judged) {
    const isTall = height !== null && top < height;
    const isDeep = depth !== null && bottom > depth;
    const isTooLarge = (isTall && low.includes(letter)) || (isDeep && onLine.includes(letter));
    const isTooSmall =
      (height !== null && !isTall && tall.includes(letter)) || (depth !== null && !isDeep && deep.includes(letter));
    if (isTooLarge) impossible += 1;
    if (isTooLarge || isTooSmall) misfits += 1;
  }
  if (impossible >= minImpossible && misfits >= minMisfits * judged.length) return 'contradicts';
  return height !== null && impossible === 0 && misfits <= maxMisfits * judged.length ? 'agrees' : 'unknown';
};

/** The middle of the widest gap between two values, or null when no gap is wide. */
const stepIn = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  let widest = { gap: minStep, middle: null as number | null };
  for (const [at, value] of sorted.entries()) {
    const next = sorted[at + 1];
    if (next !== undefined && next - value > widest.gap) widest = { gap: next - value, middle: (value + next) / 2 };
  }
  return widest.middle;
};
