import anyAscii from 'any-ascii';
import { hashOf } from '../random.ts';

/**
 * Every entry of every list belongs to one half, by its own text. The engine is measured with resumes drawn from the
 * withheld half only, while its gazetteers are cut to the known half: then no figure can come from having the entry.
 */
export type Half = 'known' | 'withheld';

/**
 * Case, accents, spaces and punctuation do not decide: 'São Paulo', 'sao paulo' and 'SÃO  PAULO' are one entry, and so
 * are 'Arts & Sciences' and 'arts and sciences', because data files fold their entries in ways of their own.
 */
const keyOf = (entry: string): string =>
  anyAscii(entry)
    .toLowerCase()
    .replaceAll(/\band\b/g, '')
    .replaceAll(/[^a-z0-9+#]+/g, '');

export const halfOf = (entry: string): Half => (hashOf(`half/${keyOf(entry)}`) % 2 === 0 ? 'known' : 'withheld');

/** Which entries a draw may use: those of one half, or all. */
export type Share = Half | 'all';

export const shareOf = (entries: readonly string[], share: Share): readonly string[] =>
  share === 'all' ? entries : entries.filter((entry) => halfOf(entry) === share);
