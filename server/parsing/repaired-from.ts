import type { RepairScores } from '#contract/report/repair.ts';
import type { Report } from '#engine/model/report.ts';
import type { Speller } from '#engine/model/speller.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { repairFile } from '#engine/repair/repair-file.ts';
import type { ChildAnswer, JobHead } from './wire.ts';

/** The answer to a job of that kind. */
export const repairedFrom = (
  { filename, jobDescription, today, only, wantsFile }: Extract<JobHead, { kind: 'repair' }>,
  bytes: Buffer,
  pdfium: Pdfium,
  speller: Speller,
): ChildAnswer => {
  const job = jobDescription === undefined ? {} : { job: jobDescription };
  const chosen = only === undefined ? {} : { only };
  const input = { bytes: new Uint8Array(bytes), filename, today, ...job, ...chosen };
  const outcome = repairFile(input, pdfium, speller);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  const { before, after, offered, bytes: repaired } = outcome.value;
  return {
    is: 'repaired',
    repairs: {
      before: scoresOf(before),
      after: scoresOf(after),
      repairs: offered.map((repair) => ({ ...repair, changes: [...repair.changes] })),
    },
    file: wantsFile ? Buffer.from(repaired).toString('base64') : null,
  };
};

const scoresOf = ({ scores, job }: Report): RepairScores => ({
  atsScore: scores.ats.value,
  formatScore: scores.format.value,
  keywordScore: scores.keyword.value,
  jobRelevanceScore: job === null ? null : scores.job.value,
});
