import type { Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';
import { consentLines } from './consent-lines.ts';

const personalFields = (resume: Resume): readonly (Field<string> | null)[] => [
  resume.name,
  resume.location,
  ...resume.emails,
  ...resume.phones,
  ...resume.links,
  ...[...resume.experience, ...resume.volunteering].flatMap((job) => [job.employer, job.location]),
  ...resume.education.flatMap((entry) => [entry.institution, entry.location]),
];

const masked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '|'.repeat(Math.max(0, Math.min(to, text.length) - from)) + text.slice(to);

/**
 * The lines of a reading, each with its length preserved, with names of people, places, employers and schools masked, and
 * a consent to the processing of data.
 * Nobody is a better match for being called Ruby Mason, living in Reading or having worked for a firm named after a
 * tool.
 */
export const impersonalLines = (visual: Reading, resume: Resume): readonly string[] => {
  const lines = visual.lines.map((line) => line.text);
  for (const { line, from } of consentLines(visual, resume)) {
    const text = lines[line] ?? '';
    lines[line] = masked(text, from, text.length);
  }
  for (const field of personalFields(resume))
    for (const { line, from, to, order } of field?.spans ?? [])
      if (order === 'visual' && lines[line] !== undefined) lines[line] = masked(lines[line], from, to);
  const name = resume.name?.value ?? '';
  if (name.length < 4) return lines;
  // The name recurs in running headers.
  return lines.map((text) => text.replaceAll(name, '|'.repeat(name.length)));
};
