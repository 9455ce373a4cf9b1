import type { Failure } from '../model/failure.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/** Cover letters, blank templates, job descriptions and other texts that are no resume; null when it is one (also in doubt). */
export const refusalOf = (visual: Reading, resume: Resume): Failure | null => {
  void visual;
  void resume;
  return null;
};
