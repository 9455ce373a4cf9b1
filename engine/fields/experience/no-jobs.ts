import { isListed, knownTitle } from '../../sections/titles/title-kind.ts';
import type { Cut } from '../entries/cut-entries.ts';

/** 'Personal Projects | 2009 – Present' among the jobs: a title with the time of what is below, and no job. */
const isTitleOfProjects = ({ head }: Cut): boolean => {
  const [row] = head;
  const [period] = row?.periods ?? [];
  if (row === undefined || period === undefined || row.periods.length > 1 || !row.periods[0]?.isRange) return false;
  const title = (row.text.slice(0, period.from) + row.text.slice(period.to)).replaceAll(edges, '');
  // 'Project 44' is the name of a firm
  return !/\d/u.test(title) && isListed(title) && knownTitle(title) === 'projects';
};

const edges = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

/** Where a text was printed: 'Volume: 7', 'vol. 3, no. 2', 'pp. 20-31', '2nd edition', and its number in a library. */
const citation =
  /\b(?:vol(?:ume)?\b\.?\s?:?\s?\d|issue\s?:\s?\d|pp\.?\s?\d+\s?[-–]|\d(?:st|nd|rd|th) edition\b|doi[:.]|issn\b|isbn\b)/iu;

/** A dated article or book in a list that was taken for one of jobs. An editor of 'Harrow Review (ISSN …)' was it for a while. */
const isCitation = ({ head }: Cut): boolean =>
  head.some(({ text }) => citation.test(text)) && !head.some(({ periods }) => periods.some(({ isRange }) => isRange));

/** A dated entry among the jobs that is a title of projects, an article or a book. */
export const isNoJob = (cut: Cut): boolean => isTitleOfProjects(cut) || isCitation(cut);
