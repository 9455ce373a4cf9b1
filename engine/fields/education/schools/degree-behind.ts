import { ambiguousDegreeLetters, degreeLetters, universityDegreeWords } from '../../../lexicon/degrees.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { fold } from '../../../text/fold.ts';
import { placeScore } from '../../places/place-score.ts';
import { degreeScore, isSubject, subjectShare } from '../degrees.ts';
import { institutionScore } from './institutions.ts';
import { knownSchoolIn } from './known-schools.ts';
import { maxNameLength } from './name-like.ts';

/** Degrees of schools, beside those of universities. */
const schoolDegreeWords: ReadonlySet<string> = wordSet(
  'abitur matura baccalaureat bac bachillerato bachelier associate',
);

/** 'University of', 'Harrow School of': a name that the words behind belong to. */
const openEnd = /\s(?:of|and|for|the|in|de|du|des|di|del|della|y|e|et|der|für|und|van|&)$|[–—&-]$/iu;

/** Where the degree begins in 'Harrow University BSc Botany', 'Leeds BSc Botany', with its field: 'Botany BSc'; 0 for most. */
export const degreeBehindSchool = (text: string): number => {
  if (text.length > maxNameLength) return 0;
  const cut = [...text.matchAll(/\s+(?=\p{Lu})/gu)].find(({ index, 0: space }) =>
    isBorder(text.slice(0, index), text.slice(index + space.length)),
  );
  if (cut === undefined) return 0;
  const start = cut.index + cut[0].length;
  const end = schoolEnd(text.slice(0, cut.index));
  return end === cut.index ? start : end + 1;
};

const isBorder = (school: string, degree: string): boolean => {
  if (openEnd.test(school) || !startsWithDegree(degree) || degreeScore(school) >= 2) return false;
  if (degreeScore(degree) < 3 || institutionScore(degree) >= 2) return false;
  return (institutionScore(school) >= 3 && school.includes(' ')) || placeScore(school) >= 1.5;
};

const startsWithDegree = (text: string): boolean => {
  const [first = '', ...rest] = text.split(' ');
  const letters = first.replaceAll('.', '').replace(/[,;:]$/u, '');
  const field = rest.join(' ');
  if (degreeLetters.has(letters))
    // 'Harrow College MA' may be in Massachusetts
    return !ambiguousDegreeLetters.has(letters) || (isSubject(field) && placeScore(field) < 1.5);
  const word = fold(first).replace(/['’]s$/u, '');
  return universityDegreeWords.has(word) || schoolDegreeWords.has(word);
};

const maxFieldWords = 4;

/** Where the name of the school ends in 'Harrow University Marine Biology': a field of study stands before the letters of its degree. */
const schoolEnd = (text: string): number => {
  const known = knownSchoolIn(text);
  if (known !== null && known.from === 0 && isSubject(text.slice(known.to))) return known.to;
  const spaces = [...text.matchAll(/ (?=\p{Lu})/gu)].slice(-maxFieldWords);
  const border = spaces.find(({ index }) => wholeName.test(text.slice(0, index)) && isField(text.slice(index + 1)));
  return border?.index ?? text.length;
};

const isField = (text: string): boolean =>
  isSubject(text) && institutionScore(text) < 2 && subjectShare(text.slice(text.lastIndexOf(' ') + 1)) === 1;

/** 'Harrow University', 'University of Harrow'. */
const wholeName =
  /^\p{Lu}\S* (?:\S+ ){0,3}(?:University|College|School|Institute)$|^Universit\p{L}+ (?:of|de|di|degli Studi di) \S+$/u;
