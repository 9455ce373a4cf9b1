import { fold } from '../../text/fold.ts';
import { topLevelDomains } from '../top-level-domains.ts';

/** 'jane.röe@example.cöm': the last letters behind a dot. Accents may be stored as marks of their own. */
const ending = /[\p{L}\p{N}-]\.([\p{L}\p{M}]{2,12})(?![\p{L}\p{M}\p{N}@-])/gu;
const beyondAscii = /[^\0-\x7F]/u;

/**
 * The ending of an address that is a known one but for its accents ('cöm'). No domain ends so: the file stores another
 * letter than it shows. Null without one.
 */
export const accentedEnding = (text: string): string | null => {
  if (!/@|\/\/|www\./u.test(text) || !beyondAscii.test(text)) return null;
  const found = [...text.matchAll(ending)].map(([, word = '']) => word);
  return found.find((word) => beyondAscii.test(word) && topLevelDomains.has(fold(word))) ?? null;
};
