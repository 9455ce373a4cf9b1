import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

const latinThenOther =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
const mathLetters = /[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}]{2,}/u;
const invisible = /[\u200B\u2060\u2061-\u2064\u{E0000}-\u{E007F}]/u;
/** 'µm', 'Ω' and 'α-tests' are real: one foreign letter at the edge of a short word. */
const unit = /^[µμΩαβγδπσ]\p{L}{0,2}$|^\p{L}{0,2}[µμΩαβγδπσ]$/u;

export const lookAlikeCharacters: Check<'visual' | 'cite'> = {
  id: 'look-alike-characters',
  group: 'integrity',
  title: { pass: 'Your words are made of ordinary letters', fail: 'Some words hold letters that only look right' },
  why: 'A Cyrillic "а" in a Latin word looks right and is found by no search. So do letters from mathematics and invisible characters, which some web tools put in.',
  impact: 'minor',
  needs: ['visual', 'cite'],
  sources: [],
  run: ({ visual, cite }) => {
    const found = visual.lines.flatMap(({ text }, line) => (text.split(/\s+/).some(isOdd) ? [line] : []));
    if (found.length === 0) return passed;
    return failed(
      0.4 - 0.02 * found.length,
      `${counted(found.length, 'line')} ${found.length === 1 ? 'holds' : 'hold'} letters of another script, or invisible ones, inside ordinary words.`,
      'Type these words again by hand.',
      firstFew(found).map((line) => cite.line(line)),
    );
  },
};

const isOdd = (word: string): boolean =>
  mathLetters.test(word) ||
  invisible.test(word) ||
  (latinThenOther.test(word) && !unit.test(word.replaceAll(/[^\p{L}]/gu, '')));
