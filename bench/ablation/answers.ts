import fs from 'node:fs';
import path from 'node:path';
import { checkFile } from '#cli/check-file.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { linesOf } from '../shared-material.ts';
import type { ManifestRow } from '../unseen/draw-files.ts';

// Runs under tools/ablation/withholdable-rows.ts. Analyzes the files of a folder with all rows, then without each row that
// standard input names, one a line, and writes the answers that differ to answers-N.jsonl, N being the line.

const [folder = ''] = process.argv.slice(2);
const files = linesOf<ManifestRow>(path.join(folder, 'manifest.jsonl'));
const startPdfium = await compilePdfium(pdfiumBytes());
const today = new Date().toISOString().slice(0, 10);

const answerTo = async ({ id, file, job }: ManifestRow): Promise<string> => {
  const posting = fs.readFileSync(path.join(folder, job), 'utf8');
  const checked = await checkFile(path.join(folder, file), posting, today, await startPdfium());
  return JSON.stringify({ id, json: checked.is === 'result' ? checked.result : checked.line });
};

const answers = async (): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const file of files) all.push(await answerTo(file));
  return all;
};

const write = (number: number, lines: readonly string[]): void =>
  fs.writeFileSync(path.join(folder, `answers-${number}.jsonl`), lines.map((line) => `${line}\n`).join(''));

const before = await answers();
write(0, before);
const rows = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
for (const [index, row] of rows.entries()) {
  Object.assign(globalThis, { withheldRow: row });
  const without = await answers();
  write(
    index + 1,
    without.filter((answer, at) => answer !== before[at]),
  );
}
