import { titleOf } from '#engine/advert/title-of.ts';
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
  return shortened(titleOf(advert) ?? advert.trim().split('\n')[0]?.trim() ?? '');
};

const shortened = (line: string): string =>
  line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters - 1).trimEnd()}…`;
