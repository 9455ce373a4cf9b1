import type { Check, CheckOutcome } from '../../model/check.ts';
import type { Run } from '../../model/document.ts';
import type { Cite } from '../../model/facts.ts';
import { runsWithSwallowedLetters } from './letters/swallowed-letters.ts';
import { failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';

/** The gap between letters of one word is smaller than this share of their size. */
const maxLetterGap = 0.12;

const exportAgain =
  'Export again with another font, or turn off ligatures. With LaTeX, add \\usepackage{cmap} or use LuaLaTeX.';

export const lostLetters: Check<'document' | 'oddGlyphs' | 'cite'> = {
  id: 'lost-letters',
  group: 'layout',
  title: { pass: 'We found no words with missing letters', fail: 'Some words have missing letters' },
  why: 'Some characters look right on the page, but your file does not record which letters they are. This often affects the joined "fi" or "ff". A person sees "Scientific"; a program may read "Scienti c".',
  impact: 'minor',
  needs: ['document', 'oddGlyphs', 'cite'],
  sources: [],
  run: ({ document, oddGlyphs, cite }) => {
    if (document.kind === 'docx') return { is: 'not-applicable' };
    const icons = new Set(oddGlyphs.icons);
    const lost = document.runs.flatMap((run, index) =>
      run.isUnmapped === true && run.hidden === undefined && !icons.has(index) && isOneSign(run)
        ? touchingRuns(document.runs, index)
        : [],
    );
    // At the ends of words alone it may be a quotation mark or a space.
    if (!lost.some((runs) => runs.length > 2)) return ofSwallowed(runsWithSwallowedLetters(document.runs), cite);
    if (document.traits.hasLetterGroups)
      return unsure('We could not read some joined letters, such as "fi", although your file seems to record them.');
    return failed(
      0.6 - 0.02 * lost.length,
      // No number: a letter lost at the end of a word is not told from a sign, and one word may lose two.
      lost.length === 1
        ? 'A word has a gap in the stored text, where you see letters. A search for it fails.'
        : 'Some words have gaps in the stored text, where you see letters. A search for them fails.',
      exportAgain,
      firstFew(lost).map((runs) => cite.runs(runs)),
    );
  },
};

/** One wide letter may be set apart by hand, or be the only joined one: no finding, and no praise. */
const minSwallowed = 2;

const ofSwallowed = (runs: readonly number[], cite: Cite): CheckOutcome => {
  if (runs.length === 0) return passed;
  if (runs.length < minSwallowed) return noFinding;
  return failed(
    0.6 - 0.02 * runs.length,
    'Some words have fewer letters in the stored text than you see. A search for them fails.',
    exportAgain,
    firstFew(runs).map((run) => cite.runs([run])),
  );
};

const isOneSign = ({ text }: Run): boolean => Array.from(text.trim()).length === 1;

/** The run with the letters that touch it; nothing when it is isolated, as a bullet or an icon is. */
const touchingRuns = (runs: readonly Run[], index: number): number[][] => {
  const before = touches(runs[index - 1], runs[index]) ? [index - 1] : [];
  const after = touches(runs[index], runs[index + 1]) ? [index + 1] : [];
  return before.length + after.length === 0 ? [] : [[...before, index, ...after]];
};

const touches = (left: Run | undefined, right: Run | undefined): boolean => {
  if (left?.place.kind !== 'page' || right?.place.kind !== 'page' || left.place.page !== right.place.page) return false;
  const isLetters = [left, right].some(({ text, isUnmapped }) => isUnmapped !== true && /\p{L}/u.test(text));
  const [one, other] = [left.place.box, right.place.box];
  const gap = other.x - (one.x + one.width);
  const isOneWord = !/\s$/.test(left.text) && !/^\s/.test(right.text);
  return (
    isLetters &&
    isOneWord &&
    Math.abs(gap) < left.font.sizePt * maxLetterGap &&
    Math.abs(one.y - other.y) < left.font.sizePt
  );
};
