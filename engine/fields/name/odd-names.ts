import { givenNames } from '../../lexicon/names/given-names.ts';
import { firstWordOf } from '../../text/first-word.ts';
import { fold } from '../../text/fold.ts';
import { isPlace } from './not-a-name.ts';
import { nameIn, type NameWords } from './name-shape.ts';

/** Names in unusual forms: 'Roe, Jane', 'ROE, Yann', 'jane roe', 'J A N E   R O E'. `value` is the normalized name. */
export const oddNamesIn = (text: string): readonly { value: string; name: NameWords }[] =>
  [familyFirst(text), familyInCapitals(text), lowerCase(text), letterSpaced(text)].flatMap((value) => {
    const name = value === null ? null : nameIn(titled(value));
    return value === null || name === null || name.value.length !== value.length ? [] : [{ value, name }];
  });

const inTwoParts = /^([\p{Lu}][\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*)?)$/u;

const isGiven = (name: string): boolean => givenNames.has(fold(firstWordOf(name)));

const familyFirst = (text: string): string | null => {
  const [, family = '', given = ''] = inTwoParts.exec(text) ?? [];
  return isGiven(given) ? `${given} ${family}` : null;
};

/** 'ROE, Yann', where no list has the given name. 'SALEM, Oregon' is a place, and 'WOODWORK, Joinery' has the same form. */
const familyInCapitals = (text: string): string | null => {
  const [, family = '', given = ''] = inTwoParts.exec(text) ?? [];
  const isByCase = !/\p{Ll}/u.test(family) && /^\p{Lu}\p{Ll}/u.test(given) && !isGiven(given);
  return isByCase && !isPlace(text) ? `${given} ${family}` : null;
};

/** True when only the capitals tell that this is a name. */
export const isByCaseAlone = (text: string): boolean => familyInCapitals(text) !== null;

/** 'Roca Pérez, Marta' behind a label that asks for the surname first; not 'Rossi Marta, Roma'. */
export const labelledFamilyFirst = (text: string): string | null => {
  const [, family, given] = /^([^,]{2,40}),\s+([^,]{2,40})$/u.exec(text) ?? [];
  if (family === undefined || given === undefined || isPlace(given)) return null;
  // 'Rossi Marta, Altopascio': both names are before the comma
  if (!isGiven(given) && family.split(/\s/u).some(isGiven)) return null;
  const value = `${given.trim()} ${family.trim()}`;
  return nameIn(value)?.value === value ? value : null;
};

const lowerCase = (text: string): string | null =>
  /^\p{Ll}{2,}(?:\s\p{Ll}{1,2}\.?)?(?:[\s-]\p{Ll}{2,}){1,2}$/u.test(text) &&
  givenNames.has(fold(text.split(/[\s-]/u)[0] ?? ''))
    ? text
    : null;

const letterSpaced = (text: string): string | null => {
  if (!/^(?:\p{L}\s+){3,}\p{L}$/u.test(text)) return null;
  const words = text.split(/\s{2,}/u).map((word) => word.replaceAll(/\s/gu, ''));
  return words.length > 1 ? words.join(' ') : cutBehindGivenName(words[0] ?? '');
};

/** 'GRETAHOLM': the gap between the words was no wider than the gap between the letters. */
const cutBehindGivenName = (letters: string): string | null => {
  for (let at = letters.length - 2; at >= 3; at -= 1)
    if (givenNames.has(fold(letters.slice(0, at)))) return `${letters.slice(0, at)} ${letters.slice(at)}`;
  return null;
};

const titled = (text: string): string => text.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
