import type { Job, Resume } from '../model/resume.ts';
import type { ResumeWords } from './resume-words.ts';
import {
  industriesOfOccupation,
  industriesOfWords,
  occupationsTitled,
  speaksOfLeading,
  stemsOf,
  type WorkField,
} from './work-field.ts';

/** So many different terms of one industry in one job make it a job of that industry. */
const enoughTerms = 3;

/** What a job says of itself. Its employer's name is left out: it says where somebody worked, not at what. */
type JobSays = {
  title: string;
  titleStems: readonly string[];
  stemsByLine: ReadonlyMap<number, ReadonlySet<string>>;
  terms: ReadonlySet<string>;
  industries: ReadonlySet<string>;
};

const firstLineOf = (job: Job): number | null => {
  const fields = [job.title, job.employer, job.location, job.period, ...job.bullets];
  const lines = fields.flatMap((field) => field?.spans ?? []).map((span) => span.line);
  return lines.length === 0 ? null : Math.min(...lines);
};

/** The lines of a job: from its own first line to that of the next, within the same section. */
const linesOfJobs = (resume: Resume, words: ResumeWords): ReadonlyMap<Job, (line: number) => boolean> => {
  const starts = resume.experience.map(firstLineOf);
  const all = starts.filter((start) => start !== null);
  return new Map(
    resume.experience.map((job, index) => {
      const start = starts[index] ?? null;
      if (start === null) return [job, () => false];
      const end = Math.min(...all.filter((other) => other > start), Infinity);
      return [job, (line) => line >= start && line < end && words.sectionOf(line) === words.sectionOf(start)];
    }),
  );
};

const saysOf = (job: Job, isOwn: (line: number) => boolean, words: ResumeWords): JobSays => {
  const title = job.title?.value ?? '';
  const titleStems = stemsOf(title);
  const stemsByLine = new Map<number, Set<string>>();
  for (const { stem, stretches } of words.words) {
    const { line } = stretches[0];
    if (!isOwn(line)) continue;
    const stems = stemsByLine.get(line);
    if (stems === undefined) stemsByLine.set(line, new Set([stem]));
    else stems.add(stem);
  }
  const counts = new Map<string, number>();
  const terms = new Set<string>();
  for (const { entry, all } of words.mentions.values()) {
    if (!all.some((mention) => mention.spans.some(({ line }) => isOwn(line)))) continue;
    terms.add(entry.term);
    counts.set(entry.industry, (counts.get(entry.industry) ?? 0) + 1);
  }
  const industries = new Set([
    ...industriesOfWords(titleStems),
    ...occupationsTitled(title).flatMap(industriesOfOccupation),
    ...[...counts.keys()].filter((industry) => (counts.get(industry) ?? 0) >= enoughTerms),
  ]);
  return { title, titleStems, stemsByLine, terms, industries };
};

const belongs = (job: JobSays, field: WorkField, words: ResumeWords): boolean => {
  if (field.stems.every((stem) => job.titleStems.includes(stem))) return true;
  if (field.entries.some((entry) => job.terms.has(entry.term))) return true;
  // One word ('sales') may stand in anybody's bullets; two or more that name a field hardly do.
  const mayBeInBullets = field.stems.length > 1 || (field.industries.size === 0 && field.occupations.size === 0);
  if (mayBeInBullets && [...job.stemsByLine.values()].some((line) => field.stems.every((stem) => line.has(stem))))
    return true;
  if (field.isLeading && speaksOfLeading(job.titleStems)) return true;
  if ([...field.industries].some((industry) => job.industries.has(industry))) return true;
  const titled = occupationsTitled(job.title);
  if (titled.some((occupation) => field.occupations.has(occupation))) return true;
  // A tool that the resume names somewhere, in a job where it is usual.
  return field.entries.some(
    (entry) => words.mentions.has(entry.term) && titled.some(({ keywords }) => keywords.includes(entry.term)),
  );
};

/**
 * The jobs that belong to one of the fields, by their titles, their terms, their words, and the occupation and industry of their titles. More said
 * about a job never takes it out.
 */
export const jobsOfField = (fields: readonly WorkField[], resume: Resume, words: ResumeWords): readonly Job[] => {
  const lines = linesOfJobs(resume, words);
  return resume.experience.filter((job) => {
    const says = saysOf(job, lines.get(job) ?? (() => false), words);
    return fields.some((field) => belongs(says, field, words));
  });
};
