import type { Bullet } from '../model/facts.ts';
import type { Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** The bullets of all jobs and volunteer positions, in order; null when there are none. */
export const bulletsOf = (resume: Resume): readonly Bullet[] | null => {
  const bullets = [...resume.experience, ...resume.volunteering].flatMap((job) =>
    job.bullets.map((field) => ({
      text: field.value,
      words: writtenWordsOf(field.value),
      field,
      isCurrentJob: job.period?.value.end === 'present',
    })),
  );
  return bullets.length === 0 ? null : bullets;
};
