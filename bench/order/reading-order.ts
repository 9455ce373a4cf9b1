import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { engineVersion } from '#engine/version.ts';
import { factsOf, holds } from './page-facts.ts';
import { ourReading, popplerWords, type PlacedText } from './placed-text.ts';
import { drawForm, formsOf, pairsOf, type Pairs } from './roor.ts';
import { outputOf } from '../truth/extract.ts';

// `npm run bench:reading-order -- FOLDER`: in which order we read pages that are not resumes, on public benchmarks.
// FOLDER has clones of chongzhangFDU/ROOR-Datasets and allenai/olmocr. Nothing is built from them.
const [folder] = process.argv.slice(2);
if (folder === undefined || !fs.existsSync(folder)) {
  console.error('Name a folder with clones of the benchmarks: npm run bench:reading-order -- FOLDER');
  process.exit(64);
}

const percent = (part: number, of: number): string => ((100 * part) / Math.max(1, of)).toFixed(1);
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const sumOf = (all: readonly Pairs[]): Pairs => ({
  right: all.reduce((sum, { right }) => sum + right, 0),
  read: all.reduce((sum, { read }) => sum + read, 0),
  annotated: all.reduce((sum, { annotated }) => sum + annotated, 0),
});

const readers: Readonly<Record<string, (file: string) => Promise<readonly PlacedText[]>>> = {
  'this engine': async (file) => (await ourReading(file))?.words ?? [],
  pdftotext: async (file) => popplerWords(file) ?? [],
};

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-order-'));
console.log(`Engine ${engineVersion}, ${new Date().toISOString().slice(0, 10)}. All figures in percent.\n`);
console.log(row('ROOR', 'reader', 'forms', 'precision', 'recall', 'F1'));
console.log(row('---', '---', '---', '---', '---', '---'));
for (const part of ['train', 'val'] as const) {
  const forms = formsOf(path.join(folder, 'ROOR-Datasets'), part);
  const drawn = forms.map((form) => ({ form, file: path.join(scratch, `${form.uid}.pdf`) }));
  for (const { form, file } of drawn) await drawForm(form, file);
  for (const [name, wordsOf] of Object.entries(readers)) {
    const all: Pairs[] = [];
    for (const { form, file } of drawn) all.push(pairsOf(form, await wordsOf(file)));
    const { right, read, annotated } = sumOf(all);
    const figures = [percent(right, read), percent(right, annotated), percent(2 * right, read + annotated)];
    console.log(row(part, name, forms.length, ...figures));
  }
}
fs.rmSync(scratch, { recursive: true });

const sample = path.join(folder, 'olmocr/olmocr/bench/sample_data');
const allFacts = factsOf(sample);
/** A page with fewer words is a scan, which says nothing about the order in which text is read. */
const fewestWords = 20;
const isText = new Map<string, boolean>();
for (const pdf of new Set(allFacts.map((fact) => fact.pdf)))
  isText.set(pdf, ((await ourReading(path.join(sample, 'pdfs', pdf)))?.words.length ?? 0) >= fewestWords);
const facts = allFacts.filter(({ pdf }) => isText.get(pdf));
const pageTexts: Readonly<Record<string, (file: string) => Promise<string>>> = {
  'this engine': async (file) => (await ourReading(file))?.text ?? '',
  pdftotext: async (file) => outputOf('pdftotext', [file, '-']) ?? '',
};
const scans = [...isText.values()].filter((is) => !is).length;
console.log(`\n${isText.size} pages, of which ${scans} are scans and left out.`);
console.log(`${row('olmOCR sample', 'present', 'absent', 'order')}\n${row('---', '---', '---', '---')}`);
for (const [name, textOf] of Object.entries(pageTexts)) {
  const results = new Map<string, { held: number; of: number }>();
  for (const fact of facts) {
    const text = await textOf(path.join(sample, 'pdfs', fact.pdf));
    const result = results.get(fact.type) ?? { held: 0, of: 0 };
    results.set(fact.type, { held: result.held + (holds(fact, text) ? 1 : 0), of: result.of + 1 });
  }
  const cells = ['present', 'absent', 'order'].map((type) => {
    const { held, of } = results.get(type) ?? { held: 0, of: 0 };
    return `${held} of ${of}`;
  });
  console.log(row(name, ...cells));
}
