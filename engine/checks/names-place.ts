import { isAboutOrigin } from '../lexicon/phrases/origin-words.ts';
import { isCountry, isRegion, regionCodes, townOf } from '../lexicon/places.ts';

const isKnownPlace = (part: string): boolean =>
  townOf(part) !== null || isRegion(part) || isCountry(part) || regionCodes.has(part);

/** 'Qarvendal', 'São Omrath': words in capitals without digits. */
const nameLike = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?: (?:d[aeo]s?|del|la|of|the|am|an|\p{Lu}[\p{L}\p{M}'’.-]*)){0,4}$/u;
const postalCode = /(?<![\p{L}\d])\d{4,6}(?!\d)|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b/u;

/**
 * Whether a text surely says where somebody lives: a place of the lists, a postal code, or two names as a town and its
 * region are written.
 */
export const namesPlace = (text: string): boolean => {
  if (isAboutOrigin(text) || /:\s*$/.test(text)) return false;
  if (postalCode.test(text)) return true;
  const parts = text
    .split(/[,;|·/()–—]|\s-\s|\s{2,}/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.some(isKnownPlace)) return true;
  // 'Chicago IL', '12 Tidal Lane NE Chicago IL': a town before its state, also behind a street
  const endings = parts.flatMap((part) => {
    const words = part.split(' ');
    const end = regionCodes.has(words.at(-1) ?? '') ? words.length - 1 : words.length;
    if (end === words.length && !/^\d/.test(part)) return [];
    return [1, 2, 3].map((count) => words.slice(Math.max(0, end - count), end).join(' '));
  });
  if (endings.some((ending) => townOf(ending) !== null)) return true;
  return parts.length > 1 && parts.every((part) => nameLike.test(part));
};
