import type { Bullet } from '../model/facts.ts';
import type { Job, Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** The bullets of all jobs and volunteer positions, in order; null when there are none. */
export const bulletsOf = (resume: Resume): readonly Bullet[] | null => {
  const bullets = [...resume.experience, ...resume.volunteering].flatMap((job) =>
    job.bullets.map((field) => ({
      text: field.value,
      words: writtenWordsOf(field.value),
      field,
      isPastJob: hasEnded(job),
    })),
  );
  return bullets.length === 0 ? null : bullets;
};

/** A lone date is often the start of a period whose end we did not read. */
const hasEnded = ({ period }: Job): boolean => {
  const { start, end } = period?.value ?? { start: null, end: null };
  return start !== null && end !== null && end !== 'present' && !(start.year === end.year && start.month === end.month);
};
