import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** Compounds such as 'long-term' break at their own hyphen now and then. */
const tolerated = 3;
const brokenWord = /\p{Ll}{2,}[-\u2010\u00AD]$/u;
const restOfWord = /^\p{Ll}{2,}/u;

export const hyphenation: Check<'document' | 'visual' | 'cite'> = {
  id: 'hyphenation',
  group: 'layout',
  title: { pass: 'Your words are not broken at line ends', fail: 'Words are broken at line ends' },
  why: 'A word that is broken over two lines is two words to a program that does not mend it, so a search for it fails.',
  impact: 'minor',
  needs: ['document', 'visual', 'cite'],
  sources: [],
  run: ({ document, visual, cite }) => {
    const broken = visual.lines.flatMap((line, index) => {
      const next = visual.lines[index + 1];
      return next !== undefined &&
        brokenWord.test(line.text) &&
        restOfWord.test(next.text) &&
        line.column === next.column
        ? [index]
        : [];
    });
    const count = broken.length + document.traits.softHyphens;
    if (count <= tolerated) return passed;
    return failed(
      0.8 - broken.length / 40,
      `${counted(count, 'hyphen')} in your text ${count === 1 ? 'breaks a word at a line end or is' : 'break words at line ends or are'} stored as optional, which systems keep or drop as they like.`,
      'Switch automatic hyphenation off and export again. In Word: Layout, Hyphenation, None.',
      firstFew(broken).map((line) => cite.line(line)),
    );
  },
};
