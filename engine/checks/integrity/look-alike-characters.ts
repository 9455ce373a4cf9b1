import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, noFinding, passed } from '../outcomes.ts';

/** Greek letters that look like Latin ones; those of 'NF-κB' and 'IKKβ' do not. */
const latinThenOther =
  /\p{Script=Latin}[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]\p{Script=Latin}/u;
/** At the edge of a word and beside a capital, these are meant: 'TNFα', 'Gαq', 'αSMA'. */
const greekAmongSmallLetters = /[a-z][αινρυχ][a-z]|[A-Z][αινρυχ]+[a-z]{2}/u;
const mathLetters = /[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}]{2,}/u;
const allMathLetters = new RegExp(mathLetters, 'gu');
/** What an odd word has. Hardly any line has one, and words take longer to tell apart. */
const mayBeOdd = /[\p{Script=Cyrillic}\p{Script=Greek}\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}]/u;
/** 'µm', 'Ω' and 'α-tests' are legitimate: one foreign letter at the edge of a short word. */
const unit = /^[µμΩαβγδπσ]\p{L}{0,2}$|^\p{L}{0,2}[µμΩαβγδπσ]$/u;
/** Zero-width spaces inside a word. At the edge of a word they are harmless and common. */
const invisibleInside = /\p{L}[\u200B\u2060-\u2064]+\p{L}|[\u{E0000}-\u{E007F}]/u;

/** '2O21', '20l9': a letter in place of a digit. */
const letterInYear = /(?<![\p{L}\p{N}])(?:(?:19|2[0O])(?:[OoIl]\d|\d[OoIl])|2O\d\d)(?![\p{L}\p{N}])/u;

export const lookAlikeCharacters: Check<'visual' | 'document' | 'cite'> = {
  id: 'look-alike-characters',
  group: 'integrity',
  title: { pass: 'We found no look-alike letters', fail: 'Some words contain look-alike letters' },
  why: 'A Cyrillic "а" in a Latin word looks right, but a search does not find the word. The same goes for mathematical letters and invisible characters, which some web tools insert.',
  impact: 'minor',
  needs: ['visual', 'document', 'cite'],
  sources: [],
  run: ({ visual, document, cite }) => {
    const lines = visual.lines.flatMap(({ text }, line) =>
      mayBeOdd.test(text) && text.split(/\s+/).some(isOdd) ? [line] : [],
    );
    // The readings may leave invisible characters out, so the stored runs are searched.
    const runs = document.runs.flatMap(({ text, hidden }, run) =>
      hidden === undefined && invisibleInside.test(text) ? [run] : [],
    );
    const count = lines.length + runs.length;
    if (count === 0) return visual.lines.some(({ text }) => letterInYear.test(text)) ? noFinding : passed;
    // '𝐄𝐱𝐜𝐞𝐥': neither of another script nor invisible
    const areStyled = runs.length === 0 && lines.every((line) => isOnlyStyled(visual.lines[line]?.text ?? ''));
    return failed(
      0.4 - 0.02 * count,
      `${counted(count, 'line')} ${count === 1 ? 'contains' : 'contain'} ${areStyled ? 'mathematical or full-width letters' : 'letters from another script, or invisible ones,'} inside ordinary words.`,
      areStyled
        ? 'Retype these words by hand. For bold or italic words, use the formatting of your word processor.'
        : 'Retype these words by hand.',
      firstFew([...lines.map((line) => cite.line(line)), ...runs.map((run) => cite.runs([run]))]),
    );
  },
};

const isOnlyStyled = (text: string): boolean =>
  text.split(/\s+/).every((word) => !isOdd(word.replaceAll(allMathLetters, 'x')));

const isOdd = (word: string): boolean =>
  mathLetters.test(word) ||
  greekAmongSmallLetters.test(word) ||
  (latinThenOther.test(word) && !unit.test(word.replaceAll(/[^\p{L}]/gu, '')));
