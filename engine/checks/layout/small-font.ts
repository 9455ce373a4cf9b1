import type { Check } from '../../model/check.ts';
import type { Run } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { isIconWord } from './icons/icon-words.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

const minPt = 8;
/** TeX's 8 pt are 7.97 PDF points. */
const roundingPt = 0.1;

export const smallFont: Check<'document' | 'visual' | 'cite'> = {
  id: 'small-font',
  group: 'layout',
  title: { pass: 'Nearly all of your text is large enough to read', fail: 'Some of your text is very small' },
  why: 'Programs can read text of any size. People cannot.',
  impact: 'hint',
  needs: ['document', 'visual', 'cite'],
  sources: [],
  run: ({ document, visual, cite }) => {
    const body = visual.lines.flatMap((line, index) =>
      line.isFurniture || !/[\p{L}\p{N}]/u.test(line.text) ? [] : [{ line, index }],
    );
    const small = body.filter(
      ({ line }) =>
        line.style.sizePt > 0 &&
        line.style.sizePt < minPt - roundingPt &&
        !isSmallCaps(line, document.runs) &&
        !isSmallByIcon(line, document.runs),
    );
    if (body.length === 0) return { is: 'not-applicable' };
    if (small.length < 3 || small.length / body.length < 0.05) return passed;
    return failed(
      1 - small.length / body.length,
      `Some of your lines are set smaller than ${minPt} points.`,
      'Use a font size of 10 to 12 points. If space is tight, shorten the text instead of making it smaller.',
      firstFew(small).map(({ index }) => cite.line(index)),
    );
  },
};

/** Letters of the larger size in a row: the initial of a word, or two for 'Mc'. */
const maxInitials = 2;

/** Small capitals are stored as letters of two sizes: the initials tell how large the line is set. */
const isSmallCaps = ({ pieces }: Line, runs: readonly Run[]): boolean => {
  const large = pieces.flatMap(({ run, from, to }) => {
    const { text = '', font } = runs[run] ?? {};
    return (font?.sizePt ?? 0) >= minPt - roundingPt && /\p{L}/u.test(text) ? [text.slice(from, to).trim()] : [];
  });
  return large.length > 0 && large.every((text) => text.length <= maxInitials && /^\p{Lu}/u.test(text));
};

/** 'circle Figma': the dot of a list that is stored as a word is small, and the words behind it are not. */
const isSmallByIcon = ({ pieces }: Line, runs: readonly Run[]): boolean => {
  const own = pieces.flatMap(({ run }) => runs[run] ?? []);
  return own.some(isIconWord) && own.every((run) => isIconWord(run) || run.font.sizePt >= minPt - roundingPt);
};
