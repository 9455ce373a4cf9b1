import { readResume } from './fields/read-resume.ts';
import { keywordsOf } from './match/keywords-of.ts';
import { matchJob } from './match/match-job.ts';
import { indexResume } from './match/resume-words.ts';
import type { Keywords } from './model/keywords.ts';
import type { Report } from './model/report.ts';
import { documentOfText } from './read/plain-text.ts';
import { wordScoresOf } from './scoring/assess.ts';
import { forgettingAfter } from './text/remembered.ts';

export type WhatIfInput = {
  /** The resume as lines of text, as a person reads it. */
  text: string;
  /** Lines that are section titles in the file, because text alone does not show it. */
  headings: readonly string[];
  /** Text of the job description, if there is one. */
  job?: string;
  /** 'YYYY-MM-DD': the engine has no clock. */
  today: string;
};

/** The part of the report that depends only on words; `scores.job` is null without a job description. */
export type WhatIf = {
  scores: Pick<Report['scores'], 'keyword'> & { job: Report['scores']['job'] | null };
  keywords: Keywords;
};

/** The two scores that depend only on words, for text without a file. Uses the same matching as `analyze`, without layout and checks. */
export const whatIf = (input: WhatIfInput): WhatIf => forgettingAfter(() => answered(input));

const answered = ({ text, headings, job: jobText, today }: WhatIfInput): WhatIf => {
  const document = documentOfText(text, headings);
  const { visual, resume } = readResume(document);
  const indexed = indexResume(visual, resume);
  const job = jobText === undefined || jobText.trim() === '' ? null : matchJob(jobText.trim(), indexed, today);
  const keywords = keywordsOf(indexed, job);
  const scores = wordScoresOf(keywords, job);
  return { scores: { keyword: scores.keyword, job: job === null ? null : scores.job }, keywords };
};
