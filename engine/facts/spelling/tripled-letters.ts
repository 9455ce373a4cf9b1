import type { Misspelled } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import type { Speller } from '../../model/speller.ts';
import { isAsciiLetter } from '../../text/letters.ts';
import { isTermWord } from './known-words.ts';

/** Whole words, not parts of addresses or of names with digits: 'Univerrrsity', '(bussiness)/'. */
const word = /(?<=^|[\s(["“‘/-])\p{L}{5,24}(?=[.,;:!?)\]"”’/-]*(?:\s|$))/gu;
/** Not 'businesss' from 'business's', whose apostrophe a font may lose. */
export const tripledLetter = /([a-z])(?!ss$)\1{2,}/;
/** In any case, within a word or not. Hardly any line has one, and words are looked for at each letter. */
const hasTripledLetter = (text: string): boolean => {
  let [last, times] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const lowered = isAsciiLetter(code) ? code | lowerCase : 0;
    times = lowered === last ? times + 1 : 1;
    if (times === 3 && lowered !== 0) return true;
    last = lowered;
  }
  return false;
};
/** The bit that tells a small letter of ASCII from its capital. */
const lowerCase = 0x20;
/** 'XXXIII' */
const romanNumber = /^[ivxlcdm]+$/;

/**
 * Words with a letter three times in a row that are words of the dictionary with it once or twice. No English word has
 * a letter three times, so these are sure wherever they are on the page: 'Univerrrsity' in a heading or a name, too.
 */
export const tripledLettersIn = ({ lines }: Reading, speller: Speller): readonly Misspelled[] => {
  const found = new Map<string, Misspelled>();
  for (const [line, { text }] of lines.entries()) {
    if (!hasTripledLetter(text)) continue;
    for (const { 0: written, index } of text.matchAll(word)) {
      const lowered = written.toLowerCase();
      if (found.has(lowered) || !tripledLetter.test(lowered) || romanNumber.test(lowered)) continue;
      const meant = ['$1$1', '$1']
        .map((letters) => lowered.replace(tripledLetter, letters))
        .find((one) => isTermWord(one) || speller.isWord(one) || speller.isWord(capital(one)));
      if (meant === undefined) continue;
      const span = { order: 'visual' as const, line, from: index, to: index + written.length };
      found.set(lowered, { word: written, meant: inCaseOf(written, meant), span });
    }
  }
  return [...found.values()];
};

const capital = (lowered: string): string => lowered.charAt(0).toUpperCase() + lowered.slice(1);

const inCaseOf = (written: string, meant: string): string => {
  if (written === written.toUpperCase()) return meant.toUpperCase();
  return written.charAt(0) === written.charAt(0).toUpperCase() ? capital(meant) : meant;
};
