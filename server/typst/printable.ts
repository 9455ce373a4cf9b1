/** Stands for a character that our fonts cannot draw: PDF/UA refuses to leave one out silently, and so do we. */
export const box = '□';

/** Control characters, and those that turn the direction of writing, would change how the rest of the page reads. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/**
 * The text as our fonts can draw it. What they cannot is written in its plain form (a ligature becomes its letters),
 * and else shown as an empty box. `\n` and `\t` stay.
 */
export const printable =
  (characters: ReadonlySet<number>) =>
  (text: string): string =>
    Array.from(text.toWellFormed(), (character) => printed(character, characters)).join('');

const printed = (character: string, characters: ReadonlySet<number>): string => {
  if (character === '\n' || character === '\t') return character;
  if (invisible.test(character)) return '';
  if (isDrawn(character, characters)) return character;
  const plain = character.normalize('NFKC');
  if (plain !== character && Array.from(plain).every((each) => isDrawn(each, characters))) return plain;
  return box;
};

const isDrawn = (character: string, characters: ReadonlySet<number>): boolean =>
  characters.has(character.codePointAt(0) ?? 0);

/** The same value with every text in it changed; keys of objects are ours and stay. */
export const eachText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachText(item, change)]));
};
