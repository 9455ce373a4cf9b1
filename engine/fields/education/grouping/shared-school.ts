import { besideDegreeWords, degreeLetters, universityDegreeWords } from '../../../lexicon/degrees.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import type { Read } from '../reading/node.ts';
import { subjectIn, subjectShare } from '../degrees.ts';
import type { EducationParts } from '../pieces.ts';

/**
 * 'B.A. Botany' or 'MBA' below a school and another degree was earned there. 'Bachelor’s degree' and 'Foundation course'
 * may repeat the degree above, or have a school whose name no list knows.
 */
export const saysWhichStudies = ({ degree, subject }: EducationParts): boolean =>
  subject.length > 0 ||
  degree.some(
    ({ text }) =>
      subjectIn(text) !== null ||
      subjectShare(text) > 0 ||
      degreeLetters.has(text.replace(inHonors, '').replaceAll('.', '')),
  );
const inHonors = / ?\((?:hons\.?|honou?rs)\)$/iu;

/**
 * 'Licence 2004' below 'Université Harrow, Doctorat 2010': a degree with a date of its own repeats none. What a school
 * or an association awards is no degree of the university above, and words that are left over may name another school.
 */
export const isLaterDegree = (
  reads: readonly Read[],
  { degree, period, place }: EducationParts,
  { period: above }: EducationParts,
): boolean =>
  degree.length > 0 &&
  period !== null &&
  period.text !== above?.text &&
  // a town of its own may be that of another school
  place.length === 0 &&
  reads.every(({ label }) => label !== 'other') &&
  degree.every(({ text }) => isUniversityDegree(lookupWordsOf(text)));

const isUniversityDegree = (words: readonly string[]): boolean =>
  words.some((word) => universityDegreeWords.has(word)) &&
  words.every((word) => universityDegreeWords.has(word) || besideDegreeWords.has(word));
