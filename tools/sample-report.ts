import fs from 'node:fs';
import path from 'node:path';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { checkFile } from '#cli/check-file.ts';
import { drawPage } from '#engine/read/pdf/draw-page.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pngOf } from '#server/parsing/png.ts';
import { pdfiumBytes } from './pdfium-bytes.ts';
import { sampleJob } from './sample-job.ts';

/** The date of the sample analysis, fixed so that the sample does not change every day. */
const sampleDay = '2026-11-21';

const pixelsPerPoint = 2;
const sampleFile = path.resolve(import.meta.dirname, '../corpus/two-columns-pdf/resume.pdf');

/** The only page of the sample resume as the report shows it, as a PNG. */
export const samplePicture = async (): Promise<Buffer> => {
  const drawn = drawPage(fs.readFileSync(sampleFile), await loadPdfium(pdfiumBytes()), 1, pixelsPerPoint);
  if (!drawn.ok || drawn.value === null) throw new Error('the sample has a page');
  return pngOf(drawn.value);
};

/** The engine's current result for the two-column resume of an invented nurse. */
export const sampleReport = async (): Promise<StoredAnalysis> => {
  const checked = await checkFile(sampleFile, sampleJob, sampleDay, await loadPdfium(pdfiumBytes()));
  if (checked.is === 'error') throw new Error(checked.line.error.message);
  const at = `${sampleDay}T09:00:00.000Z`;
  const stored = { createdAt: at, deletedOn: at, isKept: true, withheld: null };
  return { ...checked.result, id: 'sample', ...stored };
};
