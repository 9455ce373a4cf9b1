import { fold } from '../text/fold.ts';
import { wordSet } from './word-set.ts';

/** First words of entries that name a course or a school: 'Studium zum Wirtschaftsingenieur', 'Estudios de Derecho'. Folded. */
const courses = wordSet(`
  studium fernstudium hochschulstudium promotionsstudium aufbaustudium umschulung fachoberschule gymnasium realschule
  hauptschule gesamtschule grundschule abitur fachabitur etudes lycee estudios bachillerato studi liceo estudos opleiding
`);

/** What somebody is who studies. Alone: a 'Student Assistant' has a job. Folded. */
const students = wordSet(`
  student studentin schuler schulerin etudiant etudiante lyceen lyceenne estudiante studente studentessa estudante studente
`);

/** Whether an entry among the jobs is rather a course of study. An apprenticeship is both, and counts as a job. */
export const isCourseOfStudy = (title: string): boolean => {
  const [first = '', ...others] = fold(title).match(/\p{L}+/gu) ?? [];
  return courses.has(first) || (others.length === 0 && students.has(first));
};
