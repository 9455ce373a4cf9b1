import type { FoundHeading } from '../../model/facts.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field, Job, Resume } from '../../model/resume.ts';
import { comparedWordsOf } from './page-words.ts';

/** A value to find again: its words as they are on the page, and where. */
export type Sought = { words: readonly string[]; spans: readonly Span[] };

/** `parts`: employer, title and dates, as far as they were read. A job that shares its employer with the one above need not repeat it. */
export type SoughtJob = { parts: readonly Sought[]; bullets: readonly Sought[] };

/** What a plain parser has to find again. */
export type Contents = {
  contact: readonly Sought[];
  jobs: readonly SoughtJob[];
  /** Usual ones, in the order of the page: unusual ones have a check of their own. */
  headings: readonly Sought[];
  skills: readonly Sought[];
};

/** More of a kind than a resume has: a bound on the time that one file takes. */
const maxOfAKind = 200;
/** The start of a long bullet tells it apart from every other. */
const maxWordsOfValue = 60;
/** Below this, a value may not be what we took it for. */
const minConfidence = 0.5;

/** What the page says, field by field. */
export const contentsOf = (resume: Resume, visual: Reading, headings: readonly FoundHeading[] | null): Contents => {
  const printed = (spans: readonly Span[]): string =>
    spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '').join(' ');
  const soughtIn = (spans: readonly Span[]): readonly Sought[] => {
    const words = comparedWordsOf(printed(spans)).slice(0, maxWordsOfValue);
    return words.length === 0 ? [] : [{ words, spans }];
  };
  const sought = (field: Field<unknown> | null | undefined): readonly Sought[] =>
    field === null || field === undefined || field.confidence < minConfidence ? [] : soughtIn(field.spans);
  const soughtJob = ({ employer, title, period, bullets }: Job, before: Job | undefined): SoughtJob => ({
    parts: [
      ...(isSameEmployer(employer, before?.employer) ? [] : sought(employer)),
      ...sought(title),
      ...sought(period),
    ],
    bullets: bullets.slice(0, maxOfAKind).flatMap(sought),
  });
  const { name, emails, phones, experience, skills } = resume;
  return {
    // Contact details in the header of a Word file have a check of their own.
    contact: [name, emails[0], phones[0]].filter((field) => !isInMargin(field, visual)).flatMap(sought),
    jobs: experience.slice(0, maxOfAKind).map((job, index) => soughtJob(job, experience[index - 1])),
    headings: (headings ?? [])
      .slice(0, maxOfAKind)
      .flatMap(({ heading, isUsual }) => (isUsual ? soughtIn([heading.span]) : [])),
    skills: skills.slice(0, maxOfAKind).flatMap(sought),
  };
};

const isInMargin = (field: Field<string> | null | undefined, visual: Reading): boolean =>
  field?.spans.some(({ line }) => ['header', 'footer'].includes(visual.lines[line]?.part ?? 'body')) ?? false;

const isSameEmployer = (employer: Job['employer'], before: Job['employer'] | undefined): boolean =>
  employer !== null && employer.value === before?.value;
