import type { Reading } from '../model/reading.ts';
import type { Job, Section } from '../model/resume.ts';

/** Entries of the experience sections, in reading order. */
export const experienceOf = (reading: Reading, sections: readonly Section[]): readonly Job[] => {
  void reading;
  void sections;
  return [];
};
