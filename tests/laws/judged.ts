import { analyze } from '#engine/analyze.ts';
import type { CheckResult } from '#engine/model/check.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import type { Report } from '#engine/model/report.ts';
import type { ScoreName } from '#engine/model/score.ts';
import { profilesFrom } from '#engine/profiles/profile-scores.ts';
import { assess } from '#engine/scoring/assess.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';

export const today = '2026-11-21';
export const scoreNames: readonly ScoreName[] = ['ats', 'format', 'keyword', 'job'];

export type Scores = Readonly<Record<ScoreName, number | null>>;

/** The report of a file, which must have one. */
export const reportOf = async (bytes: Uint8Array, filename: string, job?: string): Promise<Report> => {
  const input = { bytes, filename, today, ...(job === undefined ? {} : { job }) };
  const outcome = analyze(input, await pdfiumForTests());
  if (!outcome.ok) throw new Error(`${filename}: ${outcome.failure.message}`);
  return outcome.value;
};

export const valuesOf = ({ scores }: Pick<Report, 'scores'>): Scores => ({
  ats: scores.ats.value,
  format: scores.format.value,
  keyword: scores.keyword.value,
  job: scores.job.value,
});

export const scoresOf = async (bytes: Uint8Array, filename: string, job?: string): Promise<Scores> =>
  valuesOf(await reportOf(bytes, filename, job));

/** A document with the outcomes of its checks, and a function to score it with other outcomes. */
export const judged = (document: SourceDocument, job?: string) => {
  const facts = factsFrom(document, { today, ...(job === undefined ? {} : { job }) });
  const results = runChecks(facts);
  return {
    results,
    with: (others: readonly CheckResult[]) => ({ ...assess(facts, others), profiles: profilesFrom(others) }),
  };
};

/** What one resume lost compared with another, as sentences; empty if nothing. */
export const lossesOf = (before: Scores, after: Scores): string[] =>
  scoreNames.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    return was !== null && (is ?? 0) < was ? [`${name} fell from ${was} to ${is}`] : [];
  });
