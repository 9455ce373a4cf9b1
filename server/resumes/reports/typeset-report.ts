import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalTypesetter } from '../../typst/typesetter.ts';
import { cutLongTexts } from './cut-long-texts.ts';
import type { Report } from './report-of.ts';
import type { Summary } from './summary-of.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const look = read('look.typ');
const reportTemplate = `${look}\n${read('report.typ')}`;

/** The report as a PDF. It carries the date of the analysis, so the same analysis always gives the same file. */
export const typesetReport = (typesetter: PersonalTypesetter, report: Report, analyzedAt: Date): Promise<Uint8Array> =>
  typesetter.setPdf(reportTemplate, cutLongTexts(report), analyzedAt);

const summaryTemplate = `${look}\n${read('summary.typ')}`;

export const typesetSummary = (typesetter: PersonalTypesetter, summary: Summary, madeAt: Date): Promise<Uint8Array> =>
  typesetter.setPdf(summaryTemplate, cutLongTexts(summary), madeAt);
