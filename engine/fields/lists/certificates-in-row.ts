import { certificateIssuers, courseProviders } from '../../lexicon/work/institution-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { namesCertificate as namesLicense } from '../../sections/groups/lists-certificates.ts';
import { periodsIn } from '../dates/periods.ts';
import { issuerHeads } from './certificate-issuers.ts';

/** The bounds of an item in its row. */
export type Bounds = { from: number; to: number };

/** In words: with more it is a sentence. */
const maxWords = 6;
/** Between bars there are whole names. */
const maxWordsBetweenBars = 9;

/** Words that tell that a name is one of a certificate, and not of who issued it. */
const ofCertificates = wordSet(`
  certificate certification certified license licence licensed registered registration level class clearance
  endorsement permit card belt practice course status notary series step admitted chartered accredited
`);

/** What names a certificate behind another word: 'ServSafe Manager', but not 'Associate' behind 'Azure Administrator'. */
const ranks = wordSet(`associate professional specialist technician practitioner master manager`);

/** What counts or grades: 'Level II', 'Class A' and 'Journeyman Level' alone go on with the name before them. */
const grades = wordSet(`level class step part grade tier`);

const namesCertificate = (text: string): boolean => {
  const words = lookupWordsOf(text);
  const isGrade = words.length <= 2 && words.some((word) => grades.has(word));
  const isNamed = words.some((word) => ofCertificates.has(word) || (words.length > 1 && ranks.has(word)));
  // 'RN 281835' is the number of the license before it
  return !isGrade && (isNamed || (namesLicense(text) && !/\d{3}/u.test(text)));
};

const namesIssuer = (text: string): boolean => {
  const folded = fold(text);
  const isKnown = certificateIssuers.test(folded) || courseProviders.test(folded);
  return isKnown || lookupWordsOf(text).some((word) => issuerHeads.has(word));
};

/**
 * The items of a row that lists certificates: 'CFA Level II, Series 7', 'Notary Public | Certified Paralegal'. Null for
 * one certificate with its issuer or a date: 'Certified Nurse, State of Ohio', 'PHR, HRCI'. Every item behind the first
 * has to name a certificate by its own words, or, of three and more, all but one.
 */
export const certificatesInRow = (text: string): readonly Bounds[] | null => {
  const shown = text.replaceAll(/\s\([^()]*\)/gu, (bracket) => ' '.repeat(bracket.length));
  if (text.length > maxLength || /[;\t(]/u.test(shown) || periodsIn(shown).length > 0) return null;
  const separators = [...shown.matchAll(text.includes(' | ') ? /\s\|\s+/gu : /,\s+/gu)];
  const starts = [0, ...separators.map(({ index, 0: found }) => index + found.length)];
  const items = starts.map((from, at) => ({ from, to: separators[at]?.index ?? text.length }));
  const longest = text.includes(' | ') ? maxWordsBetweenBars : maxWords;
  const names = items.map(({ from, to }) => shown.slice(from, to).trim());
  if (names.length < 2 || names.some((name) => !/^[\p{Lu}\d]/u.test(name) || name.split(' ').length > longest))
    return null;
  // 'Harrow Certified, Mill Administrator' is one name
  if (names.slice(0, -1).some((name) => /\bcertified$/iu.test(name))) return null;
  const further = names.slice(1);
  const known = further.filter(namesCertificate).length;
  const isList = known === further.length || (further.length > 1 && known >= further.length - 1);
  return isList && !further.some(namesIssuer) ? items : null;
};

/** In letters: a longer row is prose. */
const maxLength = 200;
