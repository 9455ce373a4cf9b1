import { minCohort } from './min-cohort.ts';

/** Texts that the page of a group and the report of the command line share. */
export const cohortWords = {
  title: 'What most of them should fix',
  few: `There are no figures about fewer than ${minCohort} resumes, because they could point to one person.`,
  threshold: `No names. A problem is listed once at least ${minCohort} resumes have it: a smaller count could point to one person.`,
  none: `No problem is shared by ${minCohort} or more of these resumes.`,
  medians: 'Median scores',
  share: (count: number, of: number): string => `${count} of ${of}`,
} as const;
