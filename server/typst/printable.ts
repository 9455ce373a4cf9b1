/** Shown for a character that our fonts cannot draw: PDF/UA forbids omitting one silently, and so do we. */
export const box = '□';

/** Marks where a line may break inside a word. A noncharacter, so that no text contains it by itself. */
export const breakMark = '\uFDD0';
const zeroWidthSpace = '\u200B';

/** Control characters and those that change the writing direction would alter how the rest of the page reads. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/** The text in characters that our fonts can draw. Others are replaced by their compatibility form (a ligature becomes its letters), or else by an empty box. `\n` and `\t` are kept. */
export const printable =
  (characters: ReadonlySet<number>) =>
  (text: string): string =>
    Array.from(text.toWellFormed(), (character) => printed(character, characters)).join('');

const printed = (character: string, characters: ReadonlySet<number>): string => {
  if (character === '\n' || character === '\t') return character;
  if (character === breakMark) return zeroWidthSpace;
  if (invisible.test(character)) return '';
  if (isDrawn(character, characters)) return character;
  const plain = character.normalize('NFKC');
  if (plain !== character && Array.from(plain).every((each) => isDrawn(each, characters))) return plain;
  return box;
};

const isDrawn = (character: string, characters: ReadonlySet<number>): boolean =>
  characters.has(character.codePointAt(0) ?? 0);

/** Applies `change` to every string in a value; object keys are ours and stay. */
export const eachText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachText(item, change)]));
};
