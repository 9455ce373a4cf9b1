import { ocrLimits, ocrRefusals } from '#contract/product/ocr-limits.ts';
import { presentDraft } from '#contract/report/present-draft.ts';
import { presentResume } from '#contract/report/present-resume.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { read } from '#engine/read/read.ts';
import { recognizeFile } from '#engine/recognize-file.ts';
import type { ChildAnswer } from '../wire.ts';
import { startTesseract } from './tesseract.ts';

/** For the process that reads one file and ends: the engine keeps the memory it takes. */
export const recognizedFrom = async (bytes: Buffer, filename: string, pdfium: Pdfium): Promise<ChildAnswer> => {
  const file = new Uint8Array(bytes);
  const other = read(file, filename, pdfium);
  if (other.ok) return { is: 'refused', message: ocrRefusals['has-text'] };
  if (other.failure.code !== 'no-text') return { is: 'unreadable', failure: other.failure };
  if (!isPdf(file)) return { is: 'refused', message: ocrRefusals['not-pdf'] };

  const outcome = recognizeFile(file, pdfium, await startTesseract(untilTimeIsOver()), ocrLimits.pages);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  const { pages, pageCount, resume, draft } = outcome.value;
  if (pages.length === 0) return { is: 'refused', message: ocrRefusals['too-slow'] };
  if (!pages.some((text) => /\p{L}{2}/u.test(text))) return { is: 'refused', message: ocrRefusals.wordless };
  return {
    is: 'recognized',
    recognized: {
      pages: [...pages],
      pageCount,
      ended: endOf(pages.length, pageCount),
      parsed: presentResume(resume),
      document: presentDraft(draft),
    },
  };
};

const endOf = (read: number, pageCount: number): 'all-read' | 'too-many-pages' | 'no-time' => {
  if (read === pageCount) return 'all-read';
  return read === ocrLimits.pages ? 'too-many-pages' : 'no-time';
};

/** A PDF may begin after other bytes; a Word file is a ZIP. */
const isPdf = (file: Uint8Array): boolean => !(file[0] === 0x50 && file[1] === 0x4b);

const untilTimeIsOver = (): (() => boolean) => {
  const begunAt = performance.now();
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    const clockSeconds = (performance.now() - begunAt) / 1000;
    return (user + system) / 1e6 > ocrLimits.seconds || clockSeconds > ocrLimits.clockSeconds;
  };
};
