import { type Cohort, cohortOf } from '#contract/cohort/cohort.ts';
import { minCohort } from '#contract/cohort/min-cohort.ts';
import type { CohortEntry } from '#contract/cohort/cohort-entry.ts';
import { type CohortRow, cohortColumns } from '#contract/cohort/columns.ts';
import { csvText } from '#contract/csv.ts';
import { reportPage } from './report-page.ts';
import type { ReportRow } from './report-row.ts';

export const reportFormats = ['html', 'csv', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The format that the name of the report asks for; null for any other extension. */
export const reportFormatOf = (file: string): ReportFormat | null =>
  reportFormats.find((format) => file.toLowerCase().endsWith(`.${format}`)) ?? null;

/** One report on all files, in the order of the command. `day` is 'YYYY-MM-DD'. */
export const reportText = (format: ReportFormat, rows: readonly ReportRow[], day: string): string => {
  if (format === 'csv') return csvText(cohortColumns, rows.map(csvRowOf));
  const cohort = cohortOf(rows.flatMap(({ entry }) => (entry === null ? [] : [entry])));
  return format === 'json' ? `${JSON.stringify(dataOf(rows, cohort, day), null, 2)}\n` : reportPage(rows, cohort, day);
};

const csvRowOf = ({ file, entry, error }: ReportRow): CohortRow => ({
  name: file,
  status: error ?? 'Read',
  entry,
});

const dataOf = (rows: readonly ReportRow[], { resumes, medians, fixes }: Cohort, day: string): object => ({
  day,
  files: rows.map(({ file, entry, error }) => (entry === null ? { file, error } : { file, ...withoutWhy(entry) })),
  together: { resumes, smallestCount: minCohort, medians, fixes },
});

/** Why a check matters is said once, under `together` and in `--json`. */
const withoutWhy = ({ failed, ...entry }: CohortEntry): object => ({
  ...entry,
  failed: failed.map(({ check, title, impact }) => ({ check, title, impact })),
});
