import type { Reading } from '../model/reading.ts';
import type { Field, Section } from '../model/resume.ts';

/** What the skills sections list, one field an item, in order. */
export const skillsOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  void reading;
  void sections;
  return [];
};
