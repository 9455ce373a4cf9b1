import type { CohortEntry } from '#contract/cohort/cohort-entry.ts';

/** A row of the report: a file that was read, or why it was not. */
export type ReportRow = { file: string; entry: CohortEntry | null; error: string | null };
