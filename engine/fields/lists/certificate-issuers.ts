import { certificateIssuers, courseProviders } from '../../lexicon/work/institution-words.ts';
import { fold } from '../../text/fold.ts';
import type { ListRow } from './list-rows.ts';

/** In words. */
const maxIssuerWords = 4;

/**
 * The rows without those that are nothing but an issuer: a known one, or one that is named again below another
 * certificate. A list of nothing else stays.
 */
export const withoutLoneIssuers = (rows: readonly ListRow[]): readonly ListRow[] => {
  const counts = new Map<string, number>();
  for (const { text } of rows) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
  const isIssuer = ({ text, hasMarker }: ListRow): boolean => {
    if (text.split(' ').length > maxIssuerWords) return false;
    const folded = fold(text);
    const isRepeated = !hasMarker && (counts.get(folded) ?? 0) > 1;
    return isRepeated || certificateIssuers.test(folded) || courseProviders.test(folded);
  };
  const names = rows.filter((row, at) => at === 0 || !isIssuer(row));
  return rows.every(isIssuer) ? rows : names;
};
