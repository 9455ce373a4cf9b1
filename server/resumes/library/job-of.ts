import { titleOf } from '#engine/advert/title-of.ts';
import type { PersonalSafe } from '../../keys/safe.ts';

/** Long enough to tell adverts apart. */
const maxCharacters = 80;

/** What the advert of an analysis is called: the title it stands under, else its first line; null without an advert. */
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
