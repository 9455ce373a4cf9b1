import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { spansTime } from './date-witness.ts';
import { linesOfFields } from './lines-of-fields.ts';

/** More words are a sentence that mentions a period of time. */
const maxWords = 16;

/**
 * Whether most of the jobs on the page were read, so that something can be said about all of them: one is below a heading
 * of jobs at least, and most of the lines there that span a time are dates of jobs that have a title. Bullets of a job
 * may span a time as well and do not count.
 */
export const areMostJobsRead = ({ lines }: Reading, { experience, sections }: Resume): boolean => {
  const inSections = sections.flatMap((section) => (section.kind === 'experience' ? section.lines : []));
  const below = new Set(inSections);
  const titled = experience.filter(({ title }) => title !== null);
  const areBelow = titled.some(({ title, period }) =>
    [...linesOfFields([title, period])].some((line) => below.has(line)),
  );
  const read = linesOfFields(titled.map(({ period }) => period));
  const bullets = linesOfFields(titled.flatMap((job) => job.bullets));
  const dated = inSections.filter((line) => {
    const text = lines[line]?.text ?? '';
    return !bullets.has(line) && text.split(/\s+/u).length <= maxWords && spansTime(text);
  });
  // Half of two jobs is one, and the other is as much of a work history.
  return areBelow && (dated.length === 0 || dated.filter((line) => read.has(line)).length > dated.length / 2);
};
