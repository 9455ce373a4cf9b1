import { givenNames } from '../../lexicon/names/given-names.ts';
import { fold } from '../../text/fold.ts';
import { isPlace } from './not-a-name.ts';
import { nameIn, type NameWords } from './name-shape.ts';

/** Names in unusual forms: 'Roe, Jane', 'jane roe', 'J A N E   R O E'. `value` is the normalized name. */
export const oddNamesIn = (text: string): readonly { value: string; name: NameWords }[] =>
  [familyFirst(text), lowerCase(text), letterSpaced(text)].flatMap((value) => {
    const name = value === null ? null : nameIn(titled(value));
    return value === null || name === null || name.value.length !== value.length ? [] : [{ value, name }];
  });

const familyFirst = (text: string): string | null => {
  const parts = /^([\p{Lu}][\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*)?)$/u.exec(text);
  const [family, given] = [parts?.[1], parts?.[2]];
  if (family === undefined || given === undefined) return null;
  // 'SALEM, Oregon' is a place
  const isByCase = !/\p{Ll}/u.test(family) && /^\p{Lu}\p{Ll}/u.test(given) && !isPlace(text);
  return isByCase || givenNames.has(fold(given.split(/\s/u)[0] ?? '')) ? `${given} ${family}` : null;
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
