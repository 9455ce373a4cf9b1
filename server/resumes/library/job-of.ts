import { titleOf } from '#engine/advert/title-of.ts';
import { shortened } from '#engine/text/shortened.ts';
import type { PersonalSafe } from '../../keys/safe.ts';

/** Long enough to tell job postings apart. */
const maxCharacters = 80;

/** The title of an analysis's job posting: its job title, else its first line; null without a job posting. */
export const jobOf = (
  { id, jobDescription }: { id: string; jobDescription: Buffer | null },
  personal: PersonalSafe,
): string | null => {
  if (jobDescription === null) return null;
  const advert = personal.textOf(id, 'job-description', jobDescription);
  return shortened(titleOf(advert) ?? advert.trim().split('\n')[0]?.trim() ?? '', maxCharacters);
};
