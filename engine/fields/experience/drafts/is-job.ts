import { employerScore } from '../employers.ts';
import { textOf, type Draft } from '../draft.ts';
import { titleScore } from '../titles.ts';
import { degreeScore } from '../../education/degrees.ts';
import { institutionScore } from '../../education/schools/institutions.ts';
import { isTold } from './told.ts';

/** Score of a title from which on it needs no other evidence. */
export const sureTitle = 2;

/** Score of a degree that needs no other evidence, and of a school that has a word for one or is known. */
const sureDegree = 3;
const sureSchool = 2;

/** 'Studium zum Ingenieur', before the occupation that it leads to; 'Design studio' is none. */
const beginsInStudium = /^\p{L}*studium\s(?:der|des|zur?m?|in)\s/iu;
/** 'Études de droit' at a school; 'Études de marché' at a firm is work. */
const beginsInStudies = /^(?:studies|études|estudios|studi|estudos)\s(?:of|in|de|di)\s/iu;

/** Schools that are listed among the jobs: 'Bachelor of Arts, Harrow University', 'Studium der Chemie' without a firm. */
export const isStudy = ({ atoms, parts: { title, employer } }: Draft): boolean => {
  const text = title?.[0]?.text ?? '';
  const name = textOf(employer ?? []);
  if (beginsInStudium.test(text) && employerScore(name) < sureEmployer) return true;
  if (beginsInStudies.test(text) && (name === '' || institutionScore(name) >= sureSchool)) return true;
  return (
    degreeScore(text) >= sureDegree &&
    titleScore(text) < sureTitle &&
    atoms.some((atom) => institutionScore(atom.text) >= sureSchool)
  );
};

/** Score of an employer that needs no dates: a legal form, or a word for an organization. */
export const sureEmployer = 1.3;

/** Without dates, clients, tools and headings look like jobs: an occupation or the name of an organization is needed. */
const isSureWithoutDates = ({ cut, parts: { title, employer } }: Draft): boolean => {
  if (title !== undefined && titleScore(textOf(title)) >= sureTitle) return true;
  const hasMore = title !== undefined || cut.body.length > 0;
  return employer !== undefined && hasMore && employerScore(textOf(employer)) >= sureEmployer;
};

/** A period alone is not a job, nor is a lone name without title, dates and duties. */
export const isJob = (draft: Draft): boolean => {
  const { cut, parts, period } = draft;
  if (isStudy(draft)) return false;
  if (period === null && !isTold(draft)) return isSureWithoutDates(draft);
  if (parts.title !== undefined) return true;
  return parts.employer !== undefined && (period !== null || cut.body.length > 0);
};
