import { isPictureFont } from '../../../lexicon/picture-fonts.ts';
import { letterPairs } from './letter-pairs.ts';
import type { PageRun } from './runs.ts';

/** Minimum share of common letter pairs: resumes have 0.46 and more (median 0.68), letters shifted by any distance 0.26, rarely 0.34. */
const minCommonShare = 0.38;
/** With fewer pairs a map cannot be shown to be wrong. */
const minPairsToReject = 60;
/** This many pairs are enough to show that a guess is right. */
const minPairsToTrust = 12;

/**
 * Marks the runs whose text is not what a person sees although every character has a value: fonts with a wrong map,
 * and fonts without a map whose guessed text is not language. Returns the number of their characters.
 */
export const judgeCharacterMaps = (runs: readonly PageRun[]): number => {
  const fonts = fontsOf(runs);
  const trusted = fonts.filter(
    ({ isGuessed, pairs, share }) => isGuessed && pairs >= minPairsToTrust && share >= minCommonShare,
  );
  const areGuessesReliable = sizeOf(trusted) >= 0.8 * sizeOf(fonts.filter(({ isGuessed }) => isGuessed));

  let marked = 0;
  for (const font of fonts) {
    const isWrong = font.pairs >= minPairsToReject && font.share < minCommonShare;
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

type FontText = { name: string; isGuessed: boolean; runs: PageRun[]; pairs: number; share: number };

const sizeOf = (fonts: readonly FontText[]): number =>
  fonts.reduce((sum, { runs }) => sum + runs.reduce((inner, { run }) => inner + run.text.length, 0), 0);

const fontsOf = (runs: readonly PageRun[]): FontText[] => {
  const fonts = new Map<string, PageRun[]>();
  for (const run of runs) {
    // Subsets of one font may share a name, and fonts of different pages an address.
    const key = `${run.style.fontAt} ${run.style.font.name} ${run.isGuessed}`;
    const same = fonts.get(key);
    if (same === undefined) fonts.set(key, [run]);
    else same.push(run);
  }
  return [...fonts.values()].map((same) => {
    const { all, common } = letterPairs(same.map(({ run }) => run.text).join(' '));
    const [first] = same;
    return {
      name: first?.style.font.name ?? '',
      isGuessed: first?.isGuessed ?? false,
      runs: same,
      pairs: all,
      share: all === 0 ? 0 : common / all,
    };
  });
};
