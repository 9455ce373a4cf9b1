import { hashOf } from '../random.ts';

/**
 * Every entry of every list belongs to one half, by its own text. The engine is measured with resumes drawn from the
 * withheld half only, while its gazetteers are cut to the known half: then no figure can come from having the entry.
 */
export type Half = 'known' | 'withheld';

/** Case, accents and punctuation do not decide: 'São Paulo', 'sao paulo' and 'SÃO  PAULO' are one entry. */
const keyOf = (entry: string): string =>
  entry
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const halfOf = (entry: string): Half => (hashOf(`half/${keyOf(entry)}`) % 2 === 0 ? 'known' : 'withheld');

/** Which entries a draw may use: those of one half, or all. */
export type Share = Half | 'all';

export const shareOf = (entries: readonly string[], share: Share): readonly string[] =>
  share === 'all' ? entries : entries.filter((entry) => halfOf(entry) === share);
