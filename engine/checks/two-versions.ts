import type { Resume, SectionKind } from '../model/resume.ts';

/** Sections that a resume has; both of the first two are in each version. */
const kinds: readonly SectionKind[] = ['experience', 'education', 'summary', 'skills', 'languages'];
const minRepeated = 3;

/** Whether the file may hold two complete resumes, such as one in each of two languages: all sections, and then all again. */
export const mayHoldTwoVersions = ({ sections }: Resume): boolean => {
  const order = sections.flatMap(({ heading, kind }) => (heading === null ? [] : [kind]));
  const repeated = kinds
    .map((kind) => ({ kind, first: order.indexOf(kind), last: order.lastIndexOf(kind) }))
    .filter(({ first, last }) => last > first);
  return (
    repeated.length >= minRepeated &&
    repeated[0]?.kind === 'experience' &&
    repeated[1]?.kind === 'education' &&
    Math.max(...repeated.map(({ first }) => first)) < Math.min(...repeated.map(({ last }) => last))
  );
};
