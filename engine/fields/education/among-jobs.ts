import type { Education, Job } from '../../model/resume.ts';
import { titleScore } from '../experience/titles.ts';
import { degreeScore, isSchoolLevel, isSubject } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import { isNameLike } from './schools/name-like.ts';

/** From this score on a title is an occupation, see `titleScore`. */
const occupation = 0.5;
/** Of `institutionScore`: a word for a kind of school. */
const school = 3;
const maxSubjectWords = 5;

/**
 * Schools that are listed among the jobs: in place of a job title they have a degree, a kind of school or, where
 * the resume has no school elsewhere (`schools` is 0), a bare subject.
 */
export const studiesAmong = (
  jobs: readonly Job[],
  schools: number,
): { jobs: readonly Job[]; studies: readonly Education[] } => {
  const isStudy = (job: Job): boolean => isAtSchool(job) && (namesStudy(job) || (schools === 0 && isBareSubject(job)));
  return { jobs: jobs.filter((job) => !isStudy(job)), studies: jobs.filter(isStudy).map(studyOf) };
};

const isAtSchool = ({ employer, title }: Job): boolean =>
  employer !== null &&
  title !== null &&
  institutionScore(employer.value) >= school &&
  isNameLike(employer.value) &&
  titleScore(title.value) < occupation;

/** 'Fachoberschule Wirtschaft', 'Abitur', 'Educación Secundaria'. */
const namesStudy = ({ title }: Job): boolean => {
  const text = title?.value ?? '';
  return degreeScore(text) >= 3 || isSchoolLevel(text) || institutionScore(text) >= school;
};

/** 'Applied Computer Science', and nothing about what was done there. */
const isBareSubject = ({ title, bullets, period }: Job): boolean => {
  const text = title?.value ?? '';
  return bullets.length === 0 && period !== null && isSubject(text) && text.split(' ').length <= maxSubjectWords;
};

const studyOf = ({ employer, title, location, period }: Job): Education => ({
  institution: employer,
  degree: title,
  field: null,
  grade: null,
  location,
  period,
});
