import { limits } from '#contract/product/limits.ts';
import { breakMark, eachText } from '../../typst/printable.ts';

/** The longest address of a page that we accept anywhere. */
const maxWordCharacters = limits.jobUrlCharacters;
/** Thirty pages: more than anybody prints, and a fraction of what a file can contain. */
const maxTextCharacters = limits.whatIfCharacters;

/** A long URL or file name without spaces may break anywhere rather than run off the page. */
const breakableWords = /\S{32,}/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const breakable = (word: string): string =>
  Array.from(clusters.segment(word), ({ segment }) => segment).join(breakMark);

const endlessWords = new RegExp(String.raw`(\S{${maxWordCharacters}})(\S+)`, 'gu');

const left = (count: number): string => `… (${count.toLocaleString('en-US')} more characters)`;

/**
 * Cuts words and texts that take the typesetter seconds, and says how much is missing. In a resume that is text behind
 * pictures, encoded data, or an attack.
 */
export const cutLongTexts = (report: object): unknown => eachText(report, cut);

const cut = (text: string): string => {
  const words = text.replace(endlessWords, (_, start: string, rest: string) => `${start}${left(rest.length)}`);
  const whole =
    words.length <= maxTextCharacters
      ? words
      : `${words.slice(0, maxTextCharacters).toWellFormed()} ${left(words.length - maxTextCharacters)}`;
  return whole.replace(breakableWords, breakable);
};
