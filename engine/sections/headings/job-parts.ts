import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { dutiesLabel } from '../../lexicon/phrases/entry-labels.ts';
import type { Line } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import type { Candidate } from './candidates-of.ts';
import { neverPartOf } from './never-parts.ts';

/** 'Company: Acme', 'Organization-2: Acme', 'Designation : Fitter': jobs that a form lists by their labels. */
const labelOfJob = inSequence(
  compilePhrases(
    `
    company( name)?
    organi[sz]ation( name)?
    employer
    designation
    `,
    { start: 'text', ignoreCase: true },
  ),
  /[\s.-]{0,3}\d{0,2}\s{0,3}:/iu,
);

/** Words of a title that names what a job consists of, wherever they stand: 'Site Related Responsibilities'. */
const dutiesWord = compilePhrases(
  `
  responsibilities
  duties
  nature of work
  nature of job
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Kinds that a title of duties may seem to have: 'Job Profile' is no profile of a person among the jobs. */
const kindsOfDuties: ReadonlySet<SectionKind> = new Set(['summary', 'experience', 'other']);

export type IsJobPart = (section: Candidate | undefined, candidate: Candidate) => boolean;

/**
 * Tells titles in the jobs that head a part of one job: by their words ('Job Responsibilities'), or because labelled jobs
 * ('Company: …') are above and below them in the section, so that the section goes on.
 */
export const jobPartsIn = (candidates: readonly Candidate[], lines: readonly Line[]): IsJobPart => {
  const labelled = lines.flatMap(({ text }, index) => (labelOfJob.test(text.trimStart().slice(0, 40)) ? [index] : []));
  const ends = candidates.flatMap(({ title, index }) =>
    title?.by === 'title' && neverPartOf.experience.includes(title.kind) ? [index] : [],
  );
  return (section, { title, words, index }) => {
    if (section?.title?.kind !== 'experience') return false;
    if (title?.by === 'title' && (title.kind === 'experience' || neverPartOf.experience.includes(title.kind)))
      return false;
    const isOfDuties = title === null || kindsOfDuties.has(title.kind);
    if (isOfDuties && (dutiesLabel.test(words.text) || dutiesWord.test(words.text))) return true;
    const above = firstAfter(labelled, section.index);
    const below = firstAfter(labelled, index);
    return above < index && below < firstAfter(ends, index);
  };
};

/** The first of the ascending indices behind `at`; Infinity without one. */
const firstAfter = (indices: readonly number[], at: number): number => {
  let [low, high] = [0, indices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indices[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return indices[low] ?? Infinity;
};
