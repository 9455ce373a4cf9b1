import { isPictureFont } from '../../../lexicon/picture-fonts.ts';
import { letterPairs } from './letter-pairs.ts';
import { fontKey, inkFit } from './letter-shapes.ts';
import type { InkFit, LettersOfFonts } from './letter-shapes.ts';
import type { PageRun } from './runs.ts';
import { hasImpossibleWords } from './impossible-words.ts';

/** Minimum share of common letter pairs to trust a guess: resumes have 0.46 and more (median 0.68), letters shifted by any distance 0.26, rarely 0.34. */
const minCommonShare = 0.38;
/** This many pairs are enough to show that a guess is right. */
const minPairsToTrust = 12;

/**
 * Marks the runs whose text is not what a person sees although every character has a value: fonts whose map
 * contradicts the shapes of their letters or makes words that no language has, and fonts without a map whose guessed
 * text is not shown to be right. What language a text is in never counts against a map: names and terms of any
 * language are set in fonts of their own. Returns the number of characters marked.
 */
export const judgeCharacterMaps = (runs: readonly PageRun[], letters: LettersOfFonts = new Map()): number => {
  const fonts = fontsOf(runs, letters);
  const trusted = fonts.filter((font) => font.isGuessed && isShownRight(font));
  const areGuessesReliable = sizeOf(trusted) >= 0.8 * sizeOf(fonts.filter(({ isGuessed }) => isGuessed));

  let marked = 0;
  for (const font of fonts) {
    const isWrong =
      font.fit === 'contradicts' && !isPictureFont(font.name) && !(isDrawnBySize(font) && isLanguage(font));
    // Short texts (a heading, a line of digits) are trusted when the long ones of the same file proved right.
    const isTrusted = trusted.includes(font) || (areGuessesReliable && !isPictureFont(font.name));
    if (!isWrong && (!font.isGuessed || isTrusted)) continue;
    for (const { run } of font.runs) {
      if (!run.isUnmapped) marked += run.text.replace(/\s+/g, '').length;
      run.isUnmapped = true;
    }
  }
  return marked;
};

type FontText = { name: string; isGuessed: boolean; runs: PageRun[]; text: string; fit: InkFit };

const isShownRight = (font: FontText): boolean => (font.fit === 'unknown' ? isLanguage(font) : font.fit === 'agrees');

const isLanguage = ({ text }: FontText): boolean => {
  const { all, common } = letterPairs(text);
  return all >= minPairsToTrust && common >= minCommonShare * all;
};

/** A font of drawings (Type 3) has no name. Design programs put the letters of several typefaces and sizes into one. */
const isDrawnBySize = ({ name }: FontText): boolean => name === '';

const sizeOf = (fonts: readonly FontText[]): number =>
  fonts.reduce((sum, { runs }) => sum + runs.reduce((inner, { run }) => inner + run.text.length, 0), 0);

const fontsOf = (runs: readonly PageRun[], letters: LettersOfFonts): FontText[] => {
  const fonts = new Map<string, PageRun[]>();
  let last: PageRun | null = null;
  let same: PageRun[] = [];
  for (const run of runs) {
    // Most runs are in the style of the one before, and in its font.
    if (last?.style !== run.style || last.isGuessed !== run.isGuessed) {
      const key = fontKey(run.style, run.isGuessed);
      same = fonts.get(key) ?? [];
      fonts.set(key, same);
    }
    same.push(run);
    last = run;
  }
  return [...fonts].map(([key, same]) => {
    const text = same.map(({ run }) => run.text).join(' ');
    const [first] = same;
    const ink = inkFit(letters.get(key) ?? new Map());
    return {
      name: first?.style.font.name ?? '',
      isGuessed: first?.isGuessed ?? false,
      runs: same,
      text,
      fit: ink !== 'contradicts' && hasImpossibleWords(text) ? 'contradicts' : ink,
    };
  });
};
