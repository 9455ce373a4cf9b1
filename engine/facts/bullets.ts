import type { Bullet } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Job, Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** A job with as many marked lines lists what it has to say: the others introduce them, or describe the employer. */
const minMarked = 2;

/** The bullets of all jobs and volunteer positions, in order; null when there are none. */
export const bulletsOf = (resume: Resume, visual: Reading): readonly Bullet[] | null => {
  const bullets = [...resume.experience, ...resume.volunteering].flatMap((job) => {
    const isPastJob = hasEnded(job);
    const all = job.bullets.map((field) => ({
      text: field.value,
      words: writtenWordsOf(field.value),
      field,
      isPastJob,
      isMarked: isMarked(field, visual),
    }));
    const marked = all.filter((bullet) => bullet.isMarked);
    return marked.length >= minMarked ? marked : all;
  });
  return bullets.length === 0 ? null : bullets;
};

const isMarked = ({ spans }: Field<string>, { lines }: Reading): boolean => {
  const first = lines[spans[0]?.line ?? -1];
  return first !== undefined && (first.isListItem || first.markerLength > 0);
};

/** A lone date is often the start of a period whose end we did not read. */
const hasEnded = ({ period }: Job): boolean => {
  const { start, end } = period?.value ?? { start: null, end: null };
  return start !== null && end !== null && end !== 'present' && !(start.year === end.year && start.month === end.month);
};
