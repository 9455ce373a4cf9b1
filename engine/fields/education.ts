import type { Reading } from '../model/reading.ts';
import type { Education, Section } from '../model/resume.ts';

/** Entries of the education sections, in reading order. */
export const educationOf = (reading: Reading, sections: readonly Section[]): readonly Education[] => {
  void reading;
  void sections;
  return [];
};
