/** A character and its edges, in points. */
type Placed = { text: string; left: number; right: number };

/** Accents that TeX's older fonts draw as a glyph of their own over the letter, with the character that combines. */
const combining: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['¸', '\u0327'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
]);

/** Each character of a page is asked about: no letter or digit of ASCII is looked up. */
export const isAccent = ({ text }: Placed): boolean => {
  const code = text.charCodeAt(0);
  return code > 0x5a && !(code > 0x60 && code < 0x7b) && combining.has(text);
};

/** TeX sets accents over letters without a dot. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/**
 * The least share of an accent, or of a letter narrower than it ('í'), that overlaps the other. An accent beside a letter
 * touches it at most.
 */
const minOverlap = 0.6;

/** The characters with each letter and the accent drawn over it as one: '´' and 'e' in one place are 'é'. */
export const withAccentsJoined = <T extends Placed>(characters: readonly T[]): T[] => {
  const joined: T[] = [];
  for (const character of characters) {
    const before = joined.at(-1);
    const whole = before === undefined ? null : (accented(before, character) ?? accented(character, before));
    if (whole === null) joined.push(character);
    else joined[joined.length - 1] = whole;
  }
  return joined;
};

const accented = <T extends Placed>(accent: Placed, letter: T): T | null => {
  const mark = combining.get(accent.text);
  if (mark === undefined || !/^\p{L}$/u.test(letter.text)) return null;
  const shared = Math.min(accent.right, letter.right) - Math.max(accent.left, letter.left);
  const width = accent.right - accent.left;
  if (width <= 0 || shared < minOverlap * Math.min(width, letter.right - letter.left)) return null;
  const text = ((dotless.get(letter.text) ?? letter.text) + mark).normalize('NFC');
  return text.length === 1 ? { ...letter, text } : null;
};
