import { degreeLetters } from '../../../lexicon/degrees.ts';
import { degreeOf } from '../../../lexicon/phrases/degrees/subject-of-degree.ts';
import { degreeScore } from '../degrees.ts';

/** 'B.Com.' before 'Bachelor of Commerce'. */
export const isSpelledOut = (letters: string, degree: string): boolean =>
  degreeOf.test(degree) && isDegreeInitials(degree, letters);

/** 'BS' after 'Bachelor of Science', 'MBA' after 'Master of Business Administration'. */
export const isDegreeInitials = (degree: string, letters: string): boolean => {
  const bare = letters.replaceAll(/[.\s]/gu, '');
  if (!/^\p{L}{2,6}$/u.test(bare) || !/^\p{Lu}/u.test(bare) || degreeScore(degree) < 2) return false;
  const initials = [...degree.matchAll(/\p{L}+/gu)].map(([word]) => word[0]?.toUpperCase() ?? '').join('');
  return degreeLetters.has(bare) && (initials.startsWith(bare[0]?.toUpperCase() ?? '') || degree.startsWith('Doctor'));
};
