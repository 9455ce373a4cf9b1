import { familyOf } from '../terms/family.ts';
import { stemsOf } from '../text/words.ts';
import { occupationsTitled, type Occupation } from '../lexicon/work/occupations.ts';
import type { Job, Resume } from '../model/resume.ts';
import type { ResumeWords } from './resume-words.ts';
import {
  generalIndustries,
  industriesOfOccupation,
  industriesOfWords,
  isTrade,
  mentionsLeadership,
  type WorkField,
} from './work-field.ts';

/** This many different terms of one industry in one job make it a job of that industry. */
const enoughTerms = 4;

/** The signals of a job. Its employer's name is left out: it tells where somebody worked, not at what. */
type JobSignals = {
  titleStems: readonly string[];
  /** The occupations that match the job's title. */
  titled: readonly Occupation[];
  stemsByLine: ReadonlyMap<number, ReadonlySet<string>>;
  terms: ReadonlySet<string>;
  industries: ReadonlySet<string>;
};

const firstLineOf = (job: Job): number | null => {
  const fields = [job.title, job.employer, job.location, job.period, ...job.bullets];
  const lines = fields.flatMap((field) => field?.spans ?? []).map((span) => span.line);
  return lines.length === 0 ? null : Math.min(...lines);
};

/** The job that each line belongs to: from a job's own first line to that of the next, within the same section. */
const jobsByLine = (resume: Resume, words: ResumeWords): ReadonlyMap<number, Job> => {
  const starts = resume.experience
    .flatMap((job) => {
      const start = firstLineOf(job);
      return start === null ? [] : [{ job, start }];
    })
    .toSorted((one, other) => one.start - other.start);
  const lines = new Map<number, Job>();
  let next = 0;
  let current: (typeof starts)[number] | null = null;
  for (const line of [...new Set(words.words.map(({ stretches }) => stretches[0].line))].toSorted((a, b) => a - b)) {
    for (let ahead = starts[next]; ahead !== undefined && ahead.start <= line; ahead = starts[next]) {
      current = ahead;
      next += 1;
    }
    if (current !== null && words.sectionOf(line) === words.sectionOf(current.start)) lines.set(line, current.job);
  }
  return lines;
};

const countIn = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** The signals of all jobs, in one pass over the words and terms. */
const computeSignals = (resume: Resume, words: ResumeWords): ReadonlyMap<Job, JobSignals> => {
  const byLine = jobsByLine(resume, words);
  const drafts = new Map(
    resume.experience.map((job) => [
      job,
      { lines: new Map<number, Set<string>>(), terms: new Set<string>(), industries: new Map<string, number>() },
    ]),
  );
  for (const { stem, stretches } of words.words) {
    const { line } = stretches[0];
    const job = byLine.get(line);
    const draft = job === undefined ? undefined : drafts.get(job);
    if (draft === undefined) continue;
    const stems = draft.lines.get(line);
    if (stems === undefined) draft.lines.set(line, new Set([stem]));
    else stems.add(stem);
  }
  for (const { entry, all } of words.mentions.values())
    for (const { line } of all.flatMap((mention) => mention.spans)) {
      const job = byLine.get(line);
      const draft = job === undefined ? undefined : drafts.get(job);
      if (draft === undefined || draft.terms.has(entry.term)) continue;
      draft.terms.add(entry.term);
      countIn(draft.industries, entry.industry);
    }
  return new Map(
    [...drafts].map(([job, { lines, terms, industries }]) => {
      const title = job.title?.value ?? '';
      const titleStems = stemsOf(title);
      const titled = occupationsTitled(title);
      return [
        job,
        {
          titleStems,
          titled,
          stemsByLine: lines,
          terms,
          industries: new Set([
            ...industriesOfWords(titleStems),
            ...titled.flatMap(industriesOfOccupation),
            ...[...industries.keys()].filter((industry) => (industries.get(industry) ?? 0) >= enoughTerms),
          ]),
        },
      ];
    }),
  );
};

// Several requirements of one posting look at the same jobs; the signals are dropped with the words.
const signalsByResume = new WeakMap<ResumeWords, ReadonlyMap<Job, JobSignals>>();

const signalsOf = (resume: Resume, words: ResumeWords): ReadonlyMap<Job, JobSignals> => {
  const before = signalsByResume.get(words);
  if (before !== undefined) return before;
  const allSignals = computeSignals(resume, words);
  signalsByResume.set(words, allSignals);
  return allSignals;
};

/**
 * 'Clinical research' is one skill of health care: a job in health care has it where it is usual for the job's
 * occupation. 'Health care' itself is any job in it.
 */
const isUsualIn = (job: JobSignals, { entries }: WorkField): boolean => {
  const skills = entries.filter(({ kind, industry }) => isTrade(kind) && !generalIndustries.has(industry));
  return skills.length === 0 || skills.some(({ term }) => job.titled.some(({ keywords }) => keywords.includes(term)));
};

/** `near`: any job of the same industry, whether or not the field is usual in it. */
export type Closeness = 'own' | 'near';

const belongsToField = (job: JobSignals, field: WorkField, words: ResumeWords, closeness: Closeness): boolean => {
  const titleFamilies = job.titleStems.map(familyOf);
  if (field.stems.every((stem) => titleFamilies.includes(familyOf(stem)))) return true;
  // In 'retail supervisory experience' supervision alone is not a signal of retail.
  const signalEntries = field.entries.filter(
    ({ industry }) => field.industries.size === 0 || !generalIndustries.has(industry),
  );
  if (signalEntries.some((entry) => job.terms.has(entry.term))) return true;
  // One word ('sales') may occur in anybody's bullets; two or more that name a field hardly do.
  const mayBeInBullets =
    field.entries.length === 0 &&
    (field.stems.length > 1 || (field.industries.size === 0 && field.occupations.size === 0));
  if (mayBeInBullets && [...job.stemsByLine.values()].some((line) => field.stems.every((stem) => line.has(stem))))
    return true;
  if (field.isLeading && mentionsLeadership(job.titleStems)) return true;
  const isInIndustry = [...field.industries].some((industry) => job.industries.has(industry));
  if (isInIndustry && (closeness === 'near' || isUsualIn(job, field))) return true;
  if (job.titled.some((occupation) => field.occupations.has(occupation))) return true;
  // A tool that the resume names anywhere counts for a job in which it is usual.
  return field.entries.some(
    (entry) => words.mentions.has(entry.term) && job.titled.some(({ keywords }) => keywords.includes(entry.term)),
  );
};

/**
 * The jobs that belong to one of the fields, by their titles, their terms, their words, and the occupation and industry
 * of their titles. Adding text to a job never removes it.
 */
export const jobsOfField = (
  fields: readonly WorkField[],
  resume: Resume,
  words: ResumeWords,
  closeness: Closeness,
): readonly Job[] => {
  const allSignals = signalsOf(resume, words);
  return resume.experience.filter((job) => {
    const signals = allSignals.get(job);
    return signals !== undefined && fields.some((field) => belongsToField(signals, field, words, closeness));
  });
};

/** Whether each job is known well enough, by its title or its terms, that it can be told from jobs of other fields. */
export const areJobsPlaced = (resume: Resume, words: ResumeWords): boolean => {
  const allSignals = signalsOf(resume, words);
  return resume.experience.every((job) => {
    const signals = allSignals.get(job);
    return signals !== undefined && (signals.titled.length > 0 || signals.industries.size > 0);
  });
};
