import { credentials, nameParticles, nameSuffixes, patronymicEndings } from '../../../lexicon/names/name-words.ts';
import { tradesThatAreSurnames, wordsNotInNames } from '../../../lexicon/names/name-words.ts';
import { documentTitles } from '../../../lexicon/section-titles.ts';
import { titleHeads } from '../../../lexicon/work/job-titles.ts';
import { fold } from '../../../text/fold.ts';

// What words beside a name may be more of it. Only the form of the words counts: no list of names is asked.

/** 'Lineman', but not 'Baker'. `part` is a folded word. */
export const isOccupation = (part: string): boolean =>
  (titleHeads.has(part) || wordsNotInNames.has(part)) && !tradesThatAreSurnames.has(part);

/** Behind these signs something else begins: 'Roe Berg | Nurse', 'Roe Berg - Nurse'. */
const sign = /\s*[|•·–—/]\s*|\s-\s/u;
/** A capital letter first or behind a short beginning ('kaMagwaza', "d'Arc"), or a script without capitals. */
const nameWord = /^["'“‘(]*(?:\p{Ll}{0,3}['’]?\p{Lu}|\p{Lo}[\p{Lo}\p{M}]*$)[\p{L}\p{M}'’‘ʻ.‐"”)-]*$/u;
/** More words are a sentence or a list. */
const maxWords = 6;

const titles: ReadonlySet<string> = new Set(documentTitles.map(fold));

/** Whether a stretch of text may be a part of somebody's name: 'Roe Berg', 'dos Santos', 'J.'; not 'Head nurse'. */
export const mayBeNamePart = (text: string): boolean => {
  const part = (text.trim().split(sign)[0] ?? '').replace(/[,;]+$/u, '');
  const words = part.split(/\s+/u);
  if (part === '' || words.length > maxWords || titles.has(fold(part))) return false;
  return words.every(isWord) && words.some((word) => nameWord.test(word)) && !words.some(isOfWork);
};

const isWord = (word: string): boolean =>
  nameWord.test(word) || nameParticles.has(fold(word)) || patronymicEndings.has(fold(word));

const isOfWork = (word: string): boolean => isOccupation(fold(word).replaceAll(/[^\p{L}-]/gu, ''));

/** 'JR' beside 'Jane Roe', drawn as her sign. */
export const isMonogramOf = (text: string, name: string): boolean => {
  const initials = new Set(Array.from(name.matchAll(/(?<![\p{L}\p{M}])\p{L}/gu), ([letter]) => letter.toUpperCase()));
  const letters = Array.from(text.trim());
  return letters.length > 1 && letters.length <= maxMonogram && letters.every((letter) => initials.has(letter));
};
const maxMonogram = 4;

/** 'PMP-ACP', 'B.Sc.' */
const letters = /^(?:\p{Lu}\p{Ll}?\.?){2,7}(?:-\p{Lu}{1,3})?$/u;

/** Whether all words behind a comma are credentials: in a name in capitals, 'HARDY' may be the given name. */
export const areCredentials = (text: string, isInCapitals: boolean): boolean =>
  text
    .trim()
    .split(/\s+/u)
    .every((word) => {
      const bare = fold(word).replaceAll(/[.()/]/gu, '');
      return credentials.has(bare) || nameSuffixes.has(bare) || (!isInCapitals && letters.test(word));
    });
