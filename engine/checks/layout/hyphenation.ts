import { mayBeCompound } from '../../lexicon/affixes.ts';
import type { Check } from '../../model/check.ts';
import type { Reading, Span } from '../../model/reading.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';
import { stepsIn } from '../steps-in-program.ts';

/** Compounds that we do not know sometimes break at their own hyphen. */
const tolerated = 3;
/**
 * Cost by the share of words that are broken. Extractors lose whole sentences: with bullets of fifteen words, one broken
 * word in a hundred hits every seventh bullet, one in ten most of them.
 */
const costOfShare = 6;
const brokenWord = /\p{L}\p{Ll}[-\u2010\u00AD]$/u;
const restOfWord = /^\p{Ll}{2}/u;

const steps = {
  Word: 'Layout, Hyphenation, None.',
  LaTeX: 'load the package hyphenat with the option "none".',
  LibreOffice: 'Format, Paragraph, Text Flow, and clear "Automatically".',
  InDesign: 'clear "Hyphenate" in the Paragraph panel.',
};

/** 'long-term', written so within a line: at the end of another, it breaks at its own hyphen. */
const compound = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-\u2010][\p{L}\p{N}]+)+/gu;
const compoundsIn = (text: string): readonly string[] =>
  // Words are looked for at each letter, and most lines have no hyphen.
  (/[-\u2010]/u.test(text) ? (text.match(compound) ?? []) : []).map((word) =>
    word.toLowerCase().replaceAll('\u2010', '-'),
  );

export const hyphenation: Check<'document' | 'visual' | 'words' | 'cite'> = {
  id: 'hyphenation',
  group: 'layout',
  title: { pass: 'Few or no words are broken at the ends of lines', fail: 'Words are broken at the ends of lines' },
  why: 'A program that does not rejoin a word broken across two lines sees two words, so a search for it fails.',
  impact: 'minor',
  needs: ['document', 'visual', 'words', 'cite'],
  sources: [],
  run: ({ document, visual, words, cite }) => {
    const compounds = new Set(visual.lines.flatMap(({ text }) => compoundsIn(text)));
    const broken = visual.lines.flatMap((line, index) => {
      const next = visual.lines[index + 1];
      return next !== undefined &&
        brokenWord.test(line.text) &&
        restOfWord.test(next.text) &&
        line.column === next.column &&
        !isAtOwnHyphen(line.text, next.text) &&
        !compoundsIn(wordOver(line.text, next.text)).some((compound) => compounds.has(compound))
        ? [index]
        : [];
    });
    const { softHyphens } = document.traits;
    if (broken.length + softHyphens <= tolerated) return passed;
    return failed(
      1 - costOfShare * ((broken.length + softHyphens) / Math.max(words.length, 1)),
      hyphenationSentence(broken.length, softHyphens),
      `Turn off automatic hyphenation and export again.${stepsIn(document, steps)}`,
      firstFew(broken).map((line) => cite.spans(brokenParts(visual, line))),
    );
  },
};

const hyphenationSentence = (broken: number, optional: number): string => {
  // Beside another column, a word may be broken without our seeing its other half.
  const atLineEnds = `At least ${counted(broken, 'word')} ${broken === 1 ? 'is' : 'are'} broken at the end of a line`;
  const inside = `${counted(optional, 'optional hyphen')} ${optional === 1 ? 'is' : 'are'} stored inside words`;
  const seen = [...(broken > 0 ? [atLineEnds] : []), ...(optional > 0 ? [inside] : [])].join(', and ');
  return `${seen}. A search for the whole word may miss it.`;
};

/** The word that ends one line and begins the next, with its hyphen. */
const wordOver = (above: string, below: string): string => above.slice(startOfLastWord(above)) + firstWord(below);

const isAtOwnHyphen = (above: string, below: string): boolean => {
  const [first, last] = [/\p{L}+(?=\P{L}*$)/u.exec(above)?.[0], /^\p{L}+/u.exec(below)?.[0]];
  return first !== undefined && last !== undefined && mayBeCompound(first.toLowerCase(), last);
};

const startOfLastWord = (text: string): number => Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1;
const firstWord = (text: string): string => /^\S+/.exec(text)?.[0] ?? '';

/** The two halves of the word. */
const brokenParts = (visual: Reading, line: number): Span[] => {
  const [above, below] = [visual.lines[line]?.text ?? '', visual.lines[line + 1]?.text ?? ''];
  return [
    { order: 'visual', line, from: startOfLastWord(above), to: above.length },
    { order: 'visual', line: line + 1, from: 0, to: firstWord(below).length },
  ];
};
