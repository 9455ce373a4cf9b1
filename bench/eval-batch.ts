import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile } from '#cli/check-file.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';

// Reads an evaluation kit's list (JSON Lines of { file, job }) and writes one line of JSON per file, in order.
const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Name the list of files: JSON Lines of { "file", "job" }.');

const startPdfium = await compilePdfium(pdfiumBytes());
const today = new Date().toISOString().slice(0, 10);
for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
  const { file, job } = JSON.parse(line) as { file: string; job?: string | null };
  const text = job ? readFileSync(path.resolve(job), 'utf8') : undefined;
  const checked = await checkFile(file, text, today, await startPdfium()).catch((error: Error) => ({
    is: 'error' as const,
    line: { file, error: { code: 'crashed', message: String(error.stack) } },
  }));
  console.log(JSON.stringify(checked.is === 'result' ? checked.result : checked.line));
}
