import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';

/** Folded, with '&' and '+' as 'and', one space between words and without numbering. */
export const foldTitle = remembered((text: string): string => {
  const folded = withJointsAsWords(fold(text))
    // single spaces stay as they are
    .replaceAll(/[^\p{L}\p{N}'+#]{2,}|[^\p{L}\p{N}'+# ]/gu, ' ')
    .trim();
  return isLetterSpaced(folded) ? folded : folded.replace(/^(?:\d{1,2}|[ivx]{1,4}) (?=\p{L}{3})/u, '');
});

// Most texts have neither sign.
const withJointsAsWords = (folded: string): string =>
  folded.includes('&') || folded.includes('+') ? folded.replaceAll(/\s[&+]\s?|&/gu, ' and ') : folded;

/** 'e d u c a t i o n': most words are one letter long. */
const isLetterSpaced = (folded: string): boolean => {
  // Most texts: so many single letters cannot all stand apart.
  if (!/(?:^| )\S \S(?: |$)/u.test(folded)) return false;
  const words = folded.split(' ');
  return words.length > 3 && words.filter((word) => word.length === 1).length > words.length * 0.6;
};

/** 'E D U C A T I O N & H O N O R S' as 'EDUCATION & HONORS'; any other text as it is. The words between two signs become one. */
const withoutLetterSpacing = (text: string): string =>
  isLetterSpaced(foldTitle(text)) && /[&/|,+]/u.test(text)
    ? text
        .split(/\s*([&/|,+])\s*/u)
        .map((part) => part.replaceAll(/\s/gu, ''))
        .join(' ')
    : text;

/** 'Education & Certifications' in its parts. Letters set apart are put together first, around the signs of a joint. */
export const partsOfTitle = remembered((text: string): readonly string[] =>
  withoutLetterSpacing(text)
    .split(/\s*(?:[&/|,+•·–—]|\s-\s|\s(?:or|oder|ou|o)\s|\b(?:and|und|et|y|e|en)\b)\s*/iu)
    .filter((part) => part.trim() !== ''),
);

/** Words that join two titles, in the languages of the lists. */
const joining = /\b(?:and|und|et|y|e|en)\b/gu;

/**
 * The key by which two titles are compared: letters only, without joining words, so that letter-spacing, stray spaces,
 * numbering, decoration and '&' against 'and' do not matter.
 */
export const titleKey = remembered((text: string): string => keyOfFolded(foldTitle(text)));

const keyOfFolded = (folded: string): string => {
  const joined = isLetterSpaced(folded) ? folded : folded.replaceAll(joining, '');
  return joined.replaceAll(/[^\p{L}]/gu, '');
};

/** The letters of a folded text, joining words included. */
export const lettersOfFolded = (folded: string): string => folded.replaceAll(/[^\p{L}]/gu, '');
