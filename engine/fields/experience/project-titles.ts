import { isListed, knownTitle } from '../../sections/titles/title-kind.ts';
import type { Cut } from '../entries/cut-entries.ts';

/** 'Personal Projects | 2009 – Present' among the jobs: a title with the time of what is below, and no job. */
export const isTitleOfProjects = ({ head }: Cut): boolean => {
  const [row] = head;
  const [period] = row?.periods ?? [];
  if (row === undefined || period === undefined || row.periods.length > 1 || !row.periods[0]?.isRange) return false;
  const title = (row.text.slice(0, period.from) + row.text.slice(period.to)).replaceAll(edges, '');
  // 'Project 44' is the name of a firm
  return !/\d/u.test(title) && isListed(title) && knownTitle(title) === 'projects';
};

const edges = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
