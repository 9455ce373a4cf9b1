import type { Reading } from '../model/reading.ts';
import type { Field, Section } from '../model/resume.ts';

/** What the languages sections list, one field an item, in order. */
export const languagesOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  void reading;
  void sections;
  return [];
};
