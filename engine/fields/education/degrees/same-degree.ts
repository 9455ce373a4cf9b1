import { degreeCapitals } from '../../../lexicon/phrases/degrees/degree-capitals.ts';
import { degreeNames } from '../../../lexicon/phrases/degrees/degree-names.ts';
import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { degreeScore } from '../degrees.ts';
import type { EducationParts } from '../pieces.ts';

/** Lines between the two names of one degree: its dates or a note may come between. */
const maxLinesBetween = 2;

/** In letters: words with the same beginning are forms of one word, as in 'Engineering degree' and 'Engineer's degree'. */
const stemLength = 5;

const stemsOf = (text: string): readonly string[] =>
  lookupWordsOf(text)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, stemLength));

const isShortened = (short: string, long: string): boolean => {
  if (!/^[\p{Lu}.]{2,7}$/u.test(short)) return false;
  const letters = short.replaceAll('.', '').toLowerCase().split('');
  // 'MBA' stands for no 'Bachelor of Marine Arts'
  const level = degreeCapitals.get(short.replaceAll('.', ''));
  if (level !== undefined && !degreeNames[level].test(long)) return false;
  const words = lookupWordsOf(long);
  // 'BAC' of 'Baccalauréat'
  if (words[0]?.startsWith(letters.join('')) === true) return true;
  // 'DUT' of 'University Diploma of Technology', in any order: another language has another
  const initials = words.map((word) => word.slice(0, 1));
  return letters.every((letter) => {
    const at = initials.indexOf(letter);
    return at >= 0 && initials.splice(at, 1).length > 0;
  });
};

/** True for two names of one degree, the first of which says less: 'DUT' and 'University Diploma of Technology in Botany'. */
export const isShorterName = (short: string, long: string): boolean => {
  if (degreeScore(short) < 2 || degreeScore(long) < 2) return false;
  if (isShortened(short, fold(long))) return true;
  const [own, others] = [stemsOf(short), new Set(stemsOf(long))];
  return own.length > 0 && own.every((stem) => others.has(stem));
};

const degreeIn = ({ degree }: EducationParts): string => degree.map(({ text }) => text).join(' ');

/** The entry goes on with the full name of the degree that the entry above has with its school. */
const isSameStudy = (head: EducationParts, next: EducationParts): boolean => {
  const [first, second] = [head.degree.at(-1), next.degree[0]];
  if (first === undefined || second === undefined || !next.isShared || head.institution.length === 0) return false;
  const isClose = second.line > first.line && second.line - first.line <= maxLinesBetween;
  const isDatedTwice = head.period !== null && next.period !== null;
  return isClose && !isDatedTwice && head.subject.length === 0 && isShorterName(degreeIn(head), degreeIn(next));
};

/** 'Laurea, 2012 – 2015' above 'Corso di Laurea in Fisica, Università di Harrow': the dates above, the name and the school below. */
const isNamedBelow = (head: EducationParts, next: EducationParts): boolean => {
  const [first, second] = [head.degree.at(-1), next.degree[0]];
  if (first === undefined || second === undefined || next.isShared || next.institution.length === 0) return false;
  if (head.period === null || next.period !== null || head.subject.length > 0) return false;
  if (head.institution.length > 0 && !head.isShared) return false;
  return second.line === first.line + 1 && isShorterName(degreeIn(head), degreeIn(next));
};

/** 'Harrow College - DUT' above 'University Diploma of Technology in Botany, 2018': one entry, with the full name. */
export const withDegreesOnce = (entries: readonly EducationParts[]): readonly EducationParts[] => {
  const kept: EducationParts[] = [];
  for (const entry of entries) {
    const head = kept.at(-1);
    if (head !== undefined && isNamedBelow(head, entry)) kept[kept.length - 1] = { ...entry, period: head.period };
    else if (head !== undefined && isSameStudy(head, entry))
      kept[kept.length - 1] = {
        ...entry,
        place: head.place.length > 0 ? head.place : entry.place,
        period: entry.period ?? head.period,
        isShared: head.isShared,
      };
    else kept.push(entry);
  }
  return kept;
};
