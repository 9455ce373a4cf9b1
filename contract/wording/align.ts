import { articles, prepositions } from './tables/phrases.ts';
import type { Token } from './tokens.ts';

/** A stretch in which two lines differ, or in which they have the same words. */
export type Stretch = {
  isKept: boolean;
  /** Where it begins in the tokens of each line. */
  from: { source: number; proposal: number };
  source: readonly Token[];
  proposal: readonly Token[];
};

/** Words that say something are better anchors than marks and small words. */
const weightOf = ({ isMark, key }: Token): number => (isMark || articles.has(key) || prepositions.has(key) ? 1 : 3);

/** The heaviest common subsequence, as stretches in order. A word whose capital alone differs belongs to a change. */
export const aligned = (source: readonly Token[], proposal: readonly Token[]): readonly Stretch[] => {
  const best = table(source, proposal);
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const stretches: { -readonly [Key in keyof Stretch]: Stretch[Key] }[] = [];
  const put = (isKept: boolean, i: number, j: number, before: readonly Token[], after: readonly Token[]): void => {
    const last = stretches.at(-1);
    if (last?.isKept !== isKept)
      stretches.push({ isKept, from: { source: i, proposal: j }, source: before, proposal: after });
    else {
      last.source = [...last.source, ...before];
      last.proposal = [...last.proposal, ...after];
    }
  };
  let i = 0;
  let j = 0;
  while (i < source.length || j < proposal.length) {
    const [one, other] = [source[i], proposal[j]];
    if (
      one !== undefined &&
      other !== undefined &&
      one.key === other.key &&
      at(i, j) === at(i + 1, j + 1) + weightOf(one)
    ) {
      put(one.text === other.text, i, j, [one], [other]);
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      put(false, i, j, [one], []);
      i += 1;
    } else if (other !== undefined) {
      put(false, i, j, [], [other]);
      j += 1;
    }
  }
  return stretches;
};

const table = (source: readonly Token[], proposal: readonly Token[]): readonly number[][] => {
  const best = Array.from({ length: source.length + 1 }, () => Array.from({ length: proposal.length + 1 }, () => 0));
  for (let i = source.length - 1; i >= 0; i -= 1)
    for (let j = proposal.length - 1; j >= 0; j -= 1) {
      const [one, other] = [source[i], proposal[j]];
      const skipped = Math.max(best[i + 1]?.[j] ?? 0, best[i]?.[j + 1] ?? 0);
      const both = one !== undefined && other?.key === one.key ? (best[i + 1]?.[j + 1] ?? 0) + weightOf(one) : 0;
      const row = best[i];
      if (row !== undefined) row[j] = Math.max(skipped, both);
    }
  return best;
};
