import type { Reading, Span } from '../model/reading.ts';
import type { Field, Resume, SectionKind } from '../model/resume.ts';
import { onRequest } from '../lexicon/phrases/closing-line.ts';
import { fold } from '../text/fold.ts';
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

const kindsOfNoWork: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'interests', 'references']);
const ofInterests = /\binterests?\W*$/iu;

/** 'Datos personales', 'Research interests': the titles of sections that say nothing about work. */
const titlesOfNoWork = (resume: Resume): readonly Span[] =>
  resume.sections.flatMap(({ kind, heading }) =>
    heading !== null && (kindsOfNoWork.has(kind) || ofInterests.test(heading.text)) ? [heading.span] : [],
  );

const year = /\b(?:19|20)\d\d\b/u;
const addressOrPhone = /\S@\S|\d{3}[)]?[ .-]?\d{3}/u;

/**
 * The lines below 'References' describe other people: 'Ms Odalys Brennwick, Kubernetes Engineer' is no skill of the
 * candidate's. Projects that are listed as references have years, or bullets without addresses: they stay. So does what
 * follows 'Available upon request': its title may not have been read.
 */
const linesOfReferees = ({ lines }: Reading, { sections }: Resume): readonly number[] =>
  sections.flatMap((section) => {
    if (section.kind !== 'references') return [];
    const own = section.lines.flatMap((line) => lines[line] ?? []);
    const areProjects =
      own.some(({ text }) => year.test(text)) ||
      (own.some(({ markerLength }) => markerLength > 0) && !own.some(({ text }) => addressOrPhone.test(text)));
    if (areProjects) return [];
    const end = section.lines.findIndex((line) => onRequest.test(fold(lines[line]?.text ?? '')));
    return end < 0 ? section.lines : section.lines.slice(0, end + 1);
  });

/**
 * The lines of a reading, each with its length preserved, with names of people, places, employers and schools masked,
 * titles of sections about no work, descriptions of referees, and a consent to the processing of data.
 * Nobody is a better match for being called Ruby Mason, living in Reading or having worked for a firm named after a
 * tool.
 */
export const impersonalLines = (visual: Reading, resume: Resume): readonly string[] => {
  const lines = visual.lines.map((line) => line.text);
  for (const { line, from } of consentLines(visual, resume)) {
    const text = lines[line] ?? '';
    lines[line] = masked(text, from, text.length);
  }
  for (const line of linesOfReferees(visual, resume)) lines[line] = masked(lines[line] ?? '', 0, Infinity);
  for (const field of personalFields(resume))
    for (const { line, from, to, order } of field?.spans ?? [])
      if (order === 'visual' && lines[line] !== undefined) lines[line] = masked(lines[line], from, to);
  for (const { line, from, to, order } of titlesOfNoWork(resume))
    if (order === 'visual' && lines[line] !== undefined) lines[line] = masked(lines[line], from, to);
  const name = resume.name?.value ?? '';
  if (name.length < 4) return lines;
  // The name recurs in running headers.
  return lines.map((text) => text.replaceAll(name, '|'.repeat(name.length)));
};
