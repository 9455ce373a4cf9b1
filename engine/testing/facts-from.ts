import { citeOf } from '../evidence/cite.ts';
import { factsOf } from '../facts/facts-of.ts';
import { readResume } from '../fields/read-resume.ts';
import { keywordsOf } from '../match/keywords-of.ts';
import { matchJob } from '../match/match-job.ts';
import { indexResume } from '../match/resume-words.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Facts } from '../model/facts.ts';
import type { Speller } from '../model/speller.ts';

export type Circumstances = { filename?: string; job?: string; today?: string; speller?: Speller };

/** The facts of a handmade document, computed by the product's own stages. */
export const factsFrom = (document: SourceDocument, circumstances: Circumstances = {}): Facts => {
  const { filename = 'Jane-Roe.pdf', job: jobText = null, today = '2026-11-21', speller = null } = circumstances;
  const { stream, visual, resume } = readResume(document);
  const indexed = indexResume(visual, resume);
  const job = jobText === null ? null : matchJob(jobText, indexed, today);
  const keywords = keywordsOf(indexed, job);
  const cite = citeOf(document, { visual, stream });
  return factsOf({ cite, document, filename, today, visual, stream, resume, keywords, job, jobText }, speller);
};
