import fs from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en';
import { analyze } from '#engine/analyze.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';

// Started by `bench/load/throughput.ts` with a time in milliseconds and files: reads them again and again, as a reader process
// does, and reports the times.
const [forMs, ...files] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const startPdfium = await compilePdfium(pdfiumBytes());
let pdfium = await startPdfium();
const speller = spellerFrom(dictionary);
const resumes = files.map((file) => ({ filename: path.basename(file), bytes: new Uint8Array(fs.readFileSync(file)) }));

const read = async ({ filename, bytes }: (typeof resumes)[number]): Promise<number> => {
  if (!pdfium.renew()) pdfium = await startPdfium();
  const from = performance.now();
  analyze({ bytes, filename, today }, pdfium, speller);
  return performance.now() - from;
};

for (const resume of resumes.slice(0, 60)) await read(resume);
const times: number[] = [];
const from = performance.now();
const before = process.cpuUsage();
while (performance.now() - from < Number(forMs)) {
  const next = resumes[times.length % resumes.length];
  if (next === undefined) break;
  times.push(await read(next));
}
const { user, system } = process.cpuUsage(before);
const answer = { documents: times.length, cpuMs: (user + system) / 1000, wallMs: performance.now() - from, times };
process.send?.(answer, () => process.exit(0));
