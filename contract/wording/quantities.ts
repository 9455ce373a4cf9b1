import type { Token } from './tokens.ts';

/** A number with what it counts: '$5M' is 5,000,000 of '$', '20 percent' is 20 of '%'. */
export type Quantity = { value: number; unit: string };

const smallWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const tensWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues: ReadonlyMap<string, number> = new Map([
  ...smallWords.map((word, index): [string, number] => [word, index + 2]),
  ...tensWords.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** Every word that counts something. Some only forbid: 'dozens' has no exact value. */
export const countingWords: ReadonlySet<string> = new Set([
  ...wordValues.keys(),
  ...(
    'zero one once twice thrice first second third half quarter dozen dozens hundred hundreds thousand thousands million ' +
    'millions billion billions trillion double doubled triple tripled quadrupled single pair thirteen fourteen fifteen ' +
    'sixteen seventeen eighteen nineteen percent percentage fold tenfold many countless'
  ).split(' '),
]);

const magnitudes: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
/** A letter is a magnitude only with a currency: '5K' is also a run, '5m' a length. */
const letters: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]);

const written = /^([$€£]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?([kmb%]?)(?: (thousand|million|billion|percent))?$/i;

/** What a text says that is one number and nothing else; null for everything else, also for what is not exact. */
export const quantityOf = (text: string): Quantity | null => {
  const value = wordValues.get(text.toLowerCase());
  if (value !== undefined) return { value, unit: '' };
  const [, currency = '', whole, fraction = '', letter = '', word = ''] = written.exec(text) ?? [];
  if (whole === undefined) return null;
  const number = Number(whole.replaceAll(',', '') + fraction);
  const isPercent = letter === '%' || word.toLowerCase() === 'percent';
  if (letter !== '' && word !== '') return null;
  if (isPercent) return currency === '' ? { value: number, unit: '%' } : null;
  if (letter !== '' && currency === '') return null;
  const factor = letters.get(letter.toLowerCase()) ?? magnitudes.get(word.toLowerCase()) ?? 1;
  return { value: number * factor, unit: currency };
};

export const isSameQuantity = (one: string, other: string): boolean => {
  const [first, second] = [quantityOf(one), quantityOf(other)];
  return first !== null && second !== null && first.value === second.value && first.unit === second.unit;
};

/** Whether a word counts something, in figures or letters. */
export const isNumeric = (word: string): boolean =>
  /\p{N}/u.test(word) ||
  word
    .toLowerCase()
    .split(/[\s-]/u)
    .some((part) => countingWords.has(part));

/**
 * The numbers of a line, each with the word that it counts, in order: '20%', '40 calls'; a year counts nothing. Two lines with the same list
 * claim the same numbers.
 */
export const countsIn = (words: readonly string[]): readonly string[] => {
  const counts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!isNumeric(word)) continue;
    const next = words[at + 1] ?? '';
    const long = quantityOf(`${word} ${next}`);
    const own = long ?? quantityOf(word);
    if (long !== null) at += 1;
    const isYear = /^(?:19|20)\d\d$/.test(word);
    const said = own === null ? word.toLowerCase() : `${own.value}${own.unit}`;
    counts.push(isYear ? said : `${said} ${(words[at + 1] ?? '').toLowerCase()}`);
  }
  return counts;
};

/** A line with an amount or a percentage may name a target, which a duty has and a deed has reached. */
export const hasTarget = (line: readonly Token[]): boolean =>
  line.some(({ key }) => /[%$€£]|^(?:percent|quota|target|goal|million|sales|revenue)s?$/iu.test(key));
