import { fold } from '../../text/fold.ts';

/** Letters of a monogram, at most. */
const maxLetters = 4;

/** 'Ek' drawn large above 'ESTERE A. KALUZA': the first letters of its words, in their order. */
export const isMonogram = (value: string, name: string): boolean => {
  // 'Ng' above 'Natalie Goh' is set like her name
  if (/\p{Ll}/u.test(value) && /\p{Ll}/u.test(name)) return false;
  const letters = fold(value).replaceAll(/[^a-z]/gu, '');
  const initials = [...fold(name).matchAll(/(?<![a-z])[a-z]/gu)].map(([letter]) => letter);
  if (letters.length < 2 || letters.length > maxLetters || letters[0] !== initials[0]) return false;
  let at = -1;
  return Array.from(letters).every((letter) => (at = initials.indexOf(letter, at + 1)) >= 0);
};
