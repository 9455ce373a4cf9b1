import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportsIn, writeSplit, type RealExport } from './exports/kit-split.ts';
import { answersOfEngine, reportOf, type KitReport } from './kit-report.ts';
import { kitFolder, needs } from './shared-material.ts';
import { missesOf } from './unseen/misses.ts';

// `npm run bench:exports -- FOLDER [--half look|sealed] [--misses FIELD]` scores what the engine reads in real resumes by
// the program that made them. The folder is never part of the repository. It holds index.jsonl
// ({ id, file, producer, half }), the files in a folder per half, and truth/ID.json with what a person saw on the pages.

const { values, positionals } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const [folder] = positionals;
const { half, misses } = values;
if (folder === undefined) {
  console.error('Name a folder: npm run bench:exports -- FOLDER [--half look|sealed] [--misses FIELD]');
  process.exit(64);
}
if (misses.length > 0 && half !== 'look') {
  console.error('Misses are shown for the half that may be looked at only: --half look');
  process.exit(64);
}
needs(kitFolder, 'shared evaluation kit');

const files = exportsIn(path.resolve(folder)).filter(
  (file) => half === undefined || path.basename(path.dirname(file.path)) === half,
);

const fields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  employers: 'employer',
  titles: 'title',
  dates: 'job dates',
  institutions: 'institution',
  degrees: 'degree',
  certifications: 'certification',
} as const;

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const percent = (rate: number | null | undefined): string => (typeof rate === 'number' ? (100 * rate).toFixed(1) : '');

const tableOf = (report: KitReport, all: readonly RealExport[]): string => {
  const counts = Map.groupBy(all, ({ producer }) => producer);
  const head = ['producer', 'files', ...Object.values(fields)];
  const cells = (rates: KitReport['fields']): string[] => Object.keys(fields).map((field) => percent(rates[field]?.f1));
  return [
    row(...head),
    row(...head.map(() => '---')),
    ...Object.entries(report.fieldsByLayout)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([producer, rates]) => row(producer, String(counts.get(producer)?.length ?? 0), ...cells(rates))),
    row('all', String(all.length), ...cells(report.fields)),
  ].join('\n');
};

const split = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-exports-'));
const drawn = writeSplit(files, split);
const raw = path.join(split, 'answers.jsonl');
const report = reportOf('evaluate.mjs', ['--split', split, '--raw', raw, ...answersOfEngine()]) as KitReport;
console.log(`${report.files} files, ${report.failures} without an answer. Field F1 in percent.\n`);
console.log(tableOf(report, files));
for (const field of misses) console.log(`\nMisses of ${field}:\n\n${missesOf(split, raw, drawn, field)}`);
fs.rmSync(split, { recursive: true });
