import type { Education, Job } from '../../model/resume.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { isCourseOfStudy } from '../../lexicon/study-titles.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { workFields } from '../../lexicon/work/job-titles.ts';
import { unitWords } from '../../lexicon/work/unit-words.ts';
import { titleScore } from '../experience/titles.ts';
import { degreeScore, isSchoolLevel, subjectShare } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import { isNameLike } from './schools/name-like.ts';

/** From this score on a title is an occupation, see `titleScore`. */
const occupation = 0.5;
/** Of `institutionScore`: a word for a kind of school. */
const school = 3;
const maxSubjectWords = 5;
/** 'Welding and Metals': half of the words are known as subjects. */
const minSubjectShare = 0.5;

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

/** 'Fachoberschule Wirtschaft', 'Abitur', 'Educación Secundaria'; 'Faculty' and 'School Outreach' are jobs. */
const namesStudy = ({ title, bullets }: Job): boolean => {
  const text = title?.value ?? '';
  return degreeScore(text) >= 3 || isSchoolLevel(text) || (bullets.length === 0 && isCourseOfStudy(text));
};

/** 'Harrow University', 'Universidad de Harrow'; people also work in 'Nursing' at 'Harrow University Hospital'. */
const university = anyOf(
  /^universi(?:ty of|dade?|tà|tat|té|teit|tät) /iu,
  /(?:university|college|universit[äa]t|universiteit|hochschule)$/iu,
);

/** 'Applied Computer Science', and nothing about what was done there; 'Human Resources' may be the work of an office. */
const isBareSubject = ({ title, employer, bullets, period }: Job): boolean => {
  const text = title?.value ?? '';
  const isOfWork = lookupWordsOf(text).some((word) => workFields.has(word) || unitWords.has(word));
  return (
    bullets.length === 0 &&
    period !== null &&
    !isOfWork &&
    university.test(employer?.value ?? '') &&
    subjectShare(text) >= minSubjectShare &&
    institutionScore(text) < school &&
    text.split(' ').length <= maxSubjectWords
  );
};

const studyOf = ({ employer, title, location, period }: Job): Education => ({
  institution: employer,
  degree: title,
  field: null,
  grade: null,
  location,
  period,
});
