import type { Columns } from '../csv.ts';
import type { CohortEntry } from './cohort-entry.ts';

/** A row of a table of many resumes: its name, and its entry or why it has none. */
export type CohortRow = { name: string; status: string; entry: CohortEntry | null };

/** The columns of its CSV file. Without sums: a spreadsheet makes its own. */
export const cohortColumns: Columns<CohortRow> = {
  Resume: ({ name }) => name,
  Status: ({ status }) => status,
  'ATS score': ({ entry }) => entry?.atsScore,
  'Keyword score': ({ entry }) => entry?.keywordScore,
  'Format score': ({ entry }) => entry?.formatScore,
  'Job match': ({ entry }) => entry?.jobScore,
  'Fix first': ({ entry }) => entry?.firstFix,
  'Checks failed': ({ entry }) => entry?.failed.length,
};
