import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Typesetter } from '../../typst/typesetter.ts';
import type { Report } from './report-of.ts';
import type { Summary } from './summary-of.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const look = read('look.typ');
const reportTemplate = `${look}\n${read('report.typ')}`;

/** The report as a PDF. It carries the date of the analysis, so the same analysis always gives the same file. */
export const typesetReport = (typesetter: Typesetter, report: Report, analyzedAt: Date): Promise<Uint8Array> =>
  typesetter.setPdf(reportTemplate, report, analyzedAt);

const summaryTemplate = `${look}\n${read('summary.typ')}`;

export const typesetSummary = (typesetter: Typesetter, summary: Summary, madeAt: Date): Promise<Uint8Array> =>
  typesetter.setPdf(summaryTemplate, summary, madeAt);
