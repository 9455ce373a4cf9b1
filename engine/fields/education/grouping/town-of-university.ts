import { degreeLetters, universityDegreeWords } from '../../../lexicon/degrees.ts';
import { fold } from '../../../text/fold.ts';
import type { Read } from '../reading/node.ts';
import type { EducationParts } from '../pieces.ts';
import { isUniversityTown } from '../schools/short-names.ts';

/** 'BSc Marine Biology, Plymouth': in an entry with a degree of a university and no other name, the town is its short name. */
export const withTownOfUniversity = (parts: EducationParts, reads: readonly Read[]): EducationParts => {
  const { institution, degree, place } = parts;
  const [town] = place;
  if (institution.length > 0 || town === undefined || place.length > 1 || !isUniversityTown(town.text)) return parts;
  const isUniversity = degree.some(({ text }) => isDegreeOfUniversity(text));
  const isAlone = reads.every(({ label, unit }) => label !== 'other' || unit.isDetail);
  return isUniversity && isAlone ? { ...parts, institution: [town], place: [], isGuess: true } : parts;
};

const isDegreeOfUniversity = (text: string): boolean => {
  const [first = ''] = text.split(/[\s(,]/u, 1);
  const letters = first.replaceAll('.', '');
  return /^[BM]\p{L}/u.test(letters) || letters === 'PhD' || letters === 'DPhil'
    ? degreeLetters.has(letters) || universityDegreeWords.has(fold(first))
    : universityDegreeWords.has(fold(first));
};
