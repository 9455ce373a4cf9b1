import { beforeDegree, beforeSubject } from '../../lexicon/phrases/degrees/before-degree.ts';
import { degreeScore, isGrade, isSubject } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import { maxNameLength } from './schools/name-like.ts';

/** 'Completed 45 credits toward a', 'Graduated with a': words up to an article, which no degree holds. */
const towardsDegree = /^\p{Lu}[^,;:|\t()]{3,48}?\s(?:towards?|with|for)\s(?:an?|my|the)\s(?=\p{Lu})/u;

/** 'Completed a degree in Botany': which degree is not said. */
const unnamedDegree = /^degree (?:in|of) \p{Lu}/u;

/** The length of what comes before a degree, 'Currently pursuing', or before what is studied, 'Estudante de'. */
export const leadOf = (text: string): number => {
  const degree = beforeDegree.exec(text)?.[0].length ?? 0;
  if (degree > 0 && (degreeScore(text.slice(degree)) >= 3 || unnamedDegree.test(text.slice(degree)))) return degree;
  const goal = towardsDegree.exec(text)?.[0] ?? '';
  if (goal !== '' && degreeScore(text.slice(goal.length)) >= 3 && degreeScore(goal) === 0 && institutionScore(goal) < 2)
    return goal.length;
  const subject = beforeSubject.exec(text)?.[0].length ?? 0;
  const rest = text.slice(subject).trimStart();
  return subject > 0 && isSubject(rest) ? text.length - rest.length : 0;
};

/** How many words a grade in front of a degree has: 'Second Class Honours Upper Division'. */
const maxGradeWords = 5;

/** Where the degree begins in 'Cum Laude B.A. in Botany', 'First Class Honours BSc Botany'; 0 where no grade comes first. */
export const behindGrade = (text: string): number => {
  if (text.length > maxNameLength || (degreeScore(text) >= 3 && !/^\(?[12]:/u.test(text))) return 0;
  const spaces = [...text.matchAll(/ /gu)].slice(0, maxGradeWords);
  const found = spaces.find(({ index }) => {
    const grade = text.slice(0, index);
    // 'Grade 8 Diploma' is the name of the diploma
    const isNumber = /\d/u.test(grade) && !/^\(?[12]:[12]\)?$/u.test(grade);
    // 'Voto di laurea' is that of a degree
    const isOpen = /\s(?:of|di|de|da|do|der|du)$/u.test(grade);
    return (
      !isNumber && !isOpen && isGrade(grade) && degreeScore(grade) === 0 && degreeScore(text.slice(index + 1)) >= 3
    );
  });
  return found === undefined ? 0 : found.index + 1;
};
