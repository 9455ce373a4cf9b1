import type { Job, Resume } from '../model/resume.ts';
import { titleScore } from '../fields/experience/titles.ts';
import { isDocumentTitle, knownTitle } from '../sections/titles/title-kind.ts';
import { degreeLevelsIn } from '../terms/degree-levels.ts';

/** An occupation at the end of the title, or of its first part: see `titleSignals`. */
const minTitleScore = 2;

const isHeading = (text: string): boolean => knownTitle(text) !== null || isDocumentTitle(text);

/**
 * Entries that are jobs whatever else was misread: both names are there, the title ends in an occupation of the lists,
 * neither is a degree or a heading, and no other heading stands above them. A line of skills, a club or a course below the heading of the jobs is not.
 */
export const sureJobsOf = ({ experience, sections }: Resume): ReadonlySet<Job> => {
  const elsewhere = new Set(
    sections.flatMap(({ kind, heading, lines }) => (heading === null || kind === 'experience' ? [] : lines)),
  );
  return new Set(
    experience.filter(
      ({ title, employer }) =>
        title !== null &&
        employer !== null &&
        !title.spans.some(({ line }) => elsewhere.has(line)) &&
        titleScore(title.value) >= minTitleScore &&
        degreeLevelsIn(title.value).length === 0 &&
        ![title.value, employer.value].some(isHeading),
    ),
  );
};
