import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { isCountry, isRegion, regionCodes, townOf } from '../lexicon/places.ts';

/** A place that is not where somebody lives. Origin: written by us. */
const ofOtherThings = compilePhrases(
  `
  nationality
  citizen*
  nacionalidad
  nationalit[éä]t?
  staatsangehörigkeit
  born
  birth
  nacid[oa]
  nat[oa]_
  né(e)?_
  geboren
  geburts*
  naissance
  nascita
  nascimento
  nacimiento
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'Geburtsort: …', 'Born in …': the place on this line, or below a label, is another than that of residence. */
export const isAboutOrigin = (text: string): boolean => ofOtherThings.test(text);

/** Labels of the place where somebody was born, which may have their value in another column. Origin: written by us. */
const ofBirthplace = compilePhrases(
  `
  place of birth
  birth ?place
  place of origin
  native place
  geburtsort
  heimatort
  lieu de naissance
  luogo di nascita
  lugar de nac(imiento)?
  local de nascimento
  naturalidade
  geboorteplaats
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
const maxLabelLength = 60;

/** 'Geburtsort' or 'Data di nascita Luogo di nascita': the label alone, without its value on the line. */
export const isLabelOfBirthplace = (text: string): boolean =>
  (text.length <= maxLabelLength && !/\d|\t\S|:\s*\S/u.test(text) && ofBirthplace.test(text)) ||
  (stackOfLabels.test(text) && isAboutOrigin(text));

/** 'Name: Geburtsort: Nationalität:', the labels of a column of values. */
const stackOfLabels = /^[^\d:\t]{2,40}:(?:\s*[^\d:\t]{2,40}:)+\s*$/u;

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
  if (ofOtherThings.test(text) || /:\s*$/.test(text)) return false;
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
