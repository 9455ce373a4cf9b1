import { runChecks } from './checks/run-checks.ts';
import { citeOf } from './evidence/cite.ts';
import { whereaboutsOf } from './evidence/whereabouts.ts';
import { factsOf } from './facts/facts-of.ts';
import { refusalOf } from './fields/not-a-resume.ts';
import { readResume } from './fields/read-resume.ts';
import { keywordsOf } from './match/keywords-of.ts';
import { namedInNewLists, withoutNamed } from './match/named-in-new-lists.ts';
import { matchPosting, readPosting } from './match/match-job.ts';
import { indexResume } from './match/resume-words.ts';
import type { Outcome } from './model/failure.ts';
import type { Report } from './model/report.ts';
import type { StartLine } from './model/start-line.ts';
import type { Speller } from './model/speller.ts';
import { profilesFrom } from './profiles/profile-scores.ts';
import { requirementGainsOf } from './scoring/requirement-gains.ts';
import { atsOfAddress } from './profiles/recognise.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { read } from './read/read.ts';
import { assess } from './scoring/assess.ts';
import { forgettingAfter } from './text/remembered.ts';
import { engineVersion } from './version.ts';

export type AnalyzeInput = {
  bytes: Uint8Array;
  filename: string;
  /** Text of the job description, if there is one. */
  job?: string;
  /** Link to the job posting. It is parsed, never opened. */
  jobUrl?: string;
  /** 'YYYY-MM-DD': the engine has no clock. */
  today: string;
  /**
   * The document that its user began with. A term that was since added as a bare list earns nothing. Without it, every
   * list counts as a file that is uploaded counts.
   */
  start?: readonly StartLine[];
};

/** Bytes in, report out. Without a speller, spelling is not checked. Never throws, whatever the file contains: an unreadable file returns a failure with a message for the user. */
export const analyze = (input: AnalyzeInput, pdfium: Pdfium, speller: Speller | null = null): Outcome<Report> =>
  forgettingAfter(() => analyzed(input, pdfium, speller));

const analyzed = (input: AnalyzeInput, pdfium: Pdfium, speller: Speller | null): Outcome<Report> => {
  const document = read(input.bytes, input.filename, pdfium);
  if (!document.ok) return document;

  const { stream, visual, resume } = readResume(document.value);
  const refusal = refusalOf(visual, resume);
  if (refusal !== null) return { ok: false, failure: refusal };

  const jobText = input.job?.trim() || null;
  const start = input.start === undefined ? null : { lines: input.start, jobText };
  const indexed = indexResume(visual, resume, start);
  const posting = jobText === null ? null : readPosting(jobText);
  const matched = posting === null ? null : matchPosting(posting, indexed, input.today);
  const whole = indexed.words.leavesOut ? indexResume(visual, resume) : null;
  const job =
    matched === null || posting === null || whole === null
      ? matched
      : namedInNewLists(matched, matchPosting(posting, whole, input.today));
  const keywords =
    whole === null ? keywordsOf(indexed, job) : withoutNamed(keywordsOf(indexed, matched), whole.words, job);

  const cite = citeOf(document.value, { visual, stream });
  const whereabouts = whereaboutsOf(cite, { resume, keywords, job });

  const facts = factsOf(
    {
      cite,
      document: document.value,
      filename: input.filename,
      today: input.today,
      visual,
      stream,
      resume,
      keywords,
      job,
      jobText,
    },
    speller,
  );
  const checks = runChecks(facts);

  return {
    ok: true,
    value: {
      engineVersion,
      filename: input.filename,
      document: document.value,
      stream,
      visual,
      resume,
      checks,
      keywords,
      job,
      whereabouts,
      requirementGains: job === null ? [] : requirementGainsOf(job),
      ...assess(facts, checks),
      profiles: profilesFrom(checks),
      applyingThrough: input.jobUrl === undefined ? null : atsOfAddress(input.jobUrl),
    },
  };
};
