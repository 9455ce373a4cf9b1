import { fold } from '#engine/text/fold.ts';

/** Words that carry no meaning of their own in a name, in the languages of the files. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the of in at for and with on to de del la le les el los das der die du des di da do e y et und van von em en no na
    au aux per fur`.split(/\s+/u),
);

/** 'B.Sc.' is 'BSc.' and 'M. Tech' is 'MTech', but 'B.S. Math' stays two words. */
const withoutInnerDots = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(\p{L})\.(?=\p{L}{1,4}(?!\p{L}))/gu, '$1')
    .replaceAll(/(?<![\p{L}.])(\p{Lu})\. (?=\p{Lu}\p{Ll}{0,3}(?!\p{L}))/gu, '$1');

/** Folded words. Apostrophes vanish, '&' is 'and', and the letters of an abbreviation are one word. */
export const wordsOf = (text: string): readonly string[] =>
  fold(withoutInnerDots(text))
    .replaceAll(/['’]/gu, '')
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** The parts of a line that are set apart: by commas, colons, bars, slashes, brackets, or dashes with spaces. */
export const partsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/[,;:|•·()[\]]|\s\/\s|\s*[–—]\s*|\s-\s|-\s/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** Words in common, as F1. */
export const overlap = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
};

/** Whether `short` is made of the beginnings of these words: 'bsc' of 'bachelor science', 'mis' of its three words. */
const abbreviates = (short: string, words: readonly string[]): boolean => {
  const [first = '', ...rest] = words;
  if (words.length === 0) return short === '';
  for (let length = 1; length <= short.length && short.slice(0, length) === first.slice(0, length); length++)
    if (abbreviates(short.slice(length), rest)) return true;
  return false;
};

const maxAbbreviation = 6;

const isShortFor = (short: string, words: readonly string[], count: number): boolean =>
  short.length >= count && short.length <= maxAbbreviation && abbreviates(short, words.slice(0, count));

/** Whether two rows of words are the same, where one may abbreviate words of the other. */
export const saysTheSame = (a: readonly string[], b: readonly string[]): boolean => {
  const [x, y] = [a[0], b[0]];
  if (x === undefined || y === undefined) return a.length === b.length;
  if (x === y && saysTheSame(a.slice(1), b.slice(1))) return true;
  for (let count = 2; count <= maxAbbreviation; count++) {
    if (count <= b.length && isShortFor(x, b, count) && saysTheSame(a.slice(1), b.slice(count))) return true;
    if (count <= a.length && isShortFor(y, a, count) && saysTheSame(a.slice(count), b.slice(1))) return true;
  }
  return false;
};
