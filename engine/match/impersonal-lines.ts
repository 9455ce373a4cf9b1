import { privacyConsent } from '../lexicon/privacy-consent.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';

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

/** Lines over which a consent goes on, at most. */
const maxConsentLines = 6;

/** The lines of a consent to the processing of data: 'GDPR' and 'data protection' in them are no skills. */
const consentLines = ({ lines }: Reading): readonly number[] =>
  lines.flatMap((first, at) => {
    if (!privacyConsent.test(first.text)) return [];
    const rest = lines.slice(at + 1, at + maxConsentLines);
    const end = rest.findIndex(
      (line) =>
        line.markerLength > 0 || (line.gapAbove ?? 0) > 1 || line.column !== first.column || line.part !== first.part,
    );
    return [at, ...rest.slice(0, end < 0 ? rest.length : end).map((_, index) => at + 1 + index)];
  });

/**
 * The lines of a reading, each with its length preserved, with names of people, places, employers and schools masked, and
 * a consent to the processing of data.
 * Nobody is a better match for being called Ruby Mason, living in Reading or having worked for a firm named after a
 * tool.
 */
export const impersonalLines = (visual: Reading, resume: Resume): readonly string[] => {
  const lines = visual.lines.map((line) => line.text);
  for (const line of consentLines(visual)) lines[line] = masked(lines[line] ?? '', 0, lines[line]?.length ?? 0);
  for (const field of personalFields(resume))
    for (const { line, from, to, order } of field?.spans ?? [])
      if (order === 'visual' && lines[line] !== undefined) lines[line] = masked(lines[line], from, to);
  const name = resume.name?.value ?? '';
  if (name.length < 4) return lines;
  // The name recurs in running headers.
  return lines.map((text) => text.replaceAll(name, '|'.repeat(name.length)));
};
