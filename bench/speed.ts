import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en';
import { analyze } from '#engine/analyze.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { compilePdfium, type Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { engineVersion } from '#engine/version.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { machineClass } from './machine.ts';
import { peerTimes } from './speed/peer.ts';
import { plainExtraction } from './speed/plain-pdfium.ts';
import { corpusFolder, linesOf, root } from './shared-material.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:speed`: processor time of the whole report per file, spelling included, as users get it; PDFium alone
// and what the nearest peer took for comparison; cold start, memory. `-- --files` stops after the times, `-- --documents N`
// sets the number of documents for the memory test.
const today = '2026-11-21';
const rounds = 5;
/** Passes over all files before the first measured one: code is compiled, the dictionary unfolded. */
const warmUps = 2;
const coldStarts = 10;
const documentsForMemory = Number(valueOf('--documents') ?? 5_000);
/** As on the server: an instance never returns the memory that its largest document needed. */
const documentsPerInstance = 500;

function valueOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

type Resume = { file: string; kind: string; bytes: Uint8Array };

/** The shared corpus if it is available beside the checkout, otherwise our golden resumes. */
const resumes = (): Resume[] => {
  const list = path.join(corpusFolder, 'resumes.jsonl');
  const files = fs.existsSync(list)
    ? linesOf<{ path: string }>(list).map((entry) => path.join(corpusFolder, entry.path))
    : fs.globSync('corpus/*/resume.*', { cwd: root }).map((file) => path.join(root, file));
  return files.map((file) => ({ file, kind: path.extname(file).slice(1), bytes: fs.readFileSync(file) }));
};

const newPdfium = await compilePdfium(pdfiumBytes());

const speller = spellerFrom(dictionary);

/** Milliseconds on the clock. */
const timeOf = (work: () => void): number => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

/** Milliseconds of processor time of this process, collection of garbage included: other load hardly changes it. */
const processorTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * Milliseconds: the fastest round after the first, because other load on the machine can only slow a round down.
 * `alone` is null for files that PDFium does not read.
 */
type Measured = Resume & { pages: number | null; ours: number; alone: number | null };

const measure = (resume: Resume, pdfium: Pdfium): Measured => {
  const { bytes, file } = resume;
  const input = { bytes, filename: path.basename(file), today };
  const first = analyze(input, pdfium, speller);
  const isPdf = resume.kind === 'pdf' && plainExtraction(bytes, pdfium) !== null;
  const ours: number[] = [];
  const alone: number[] = [];
  // Alternating, so that load peaks of the machine affect both.
  for (let round = 0; round < rounds; round += 1) {
    ours.push(processorTimeOf(() => analyze(input, pdfium, speller)));
    if (isPdf) alone.push(processorTimeOf(() => plainExtraction(bytes, pdfium)));
  }
  return {
    ...resume,
    pages: first.ok ? first.value.document.pageCount : null,
    ours: Math.min(...ours),
    alone: isPdf ? Math.min(...alone) : null,
  };
};

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const ms = (time: number): string => (Number.isNaN(time) ? '' : time.toFixed(1));

const printRow = (label: string, some: readonly Measured[]): void => {
  const ours = some.map((one) => one.ours);
  const pairs = some.flatMap(({ ours, alone }) => (alone === null ? [] : [{ ours, alone, ratio: ours / alone }]));
  const alone = pairs.map((pair) => pair.alone);
  const ratio = median(pairs.map((pair) => pair.ratio));
  row(
    label,
    some.length,
    ms(median(ours)),
    ms(quantile(ours, 0.95)),
    ms(median(alone)),
    Number.isNaN(ratio) ? '' : `${ratio.toFixed(2)} times`,
  );
};

const printTimes = async (all: readonly Resume[]): Promise<void> => {
  const pdfium = await newPdfium();
  // The first documents include compilation and dictionary loading, which a running server has already done.
  for (let pass = 0; pass < warmUps; pass += 1)
    for (const { bytes } of all) analyze({ bytes, filename: 'resume', today }, pdfium, speller);
  const measured = all.map((resume) => measure(resume, pdfium));
  row('files', 'n', 'p50, ms', 'p95, ms', 'PDFium alone, p50, ms', 'median ratio');
  row('---', '---', '---', '---', '---', '---');
  printRow('all', measured);
  printRow(
    'PDF',
    measured.filter(({ kind }) => kind === 'pdf'),
  );
  printRow(
    'PDF of two pages',
    measured.filter(({ kind, pages }) => kind === 'pdf' && pages === 2),
  );
  printRow(
    'DOCX',
    measured.filter(({ kind }) => kind === 'docx'),
  );
  printRow(
    'DOCX of two pages by its own account',
    measured.filter(({ kind, pages }) => kind === 'docx' && pages === 2),
  );
  for (const { label, files, p50, p95 } of peerTimes) row(label, files ?? '', ms(p50), ms(p95), '', '');
};

const printColdStart = (file: string): void => {
  const words = [path.join(root, 'tools/parsewell.mjs'), 'check', file, '--json'];
  const times = Array.from({ length: coldStarts }, () =>
    timeOf(() => {
      spawnSync(process.execPath, words, { stdio: 'ignore' });
    }),
  );
  console.log(`\nThe command line, started for one file: median ${ms(median(times))} ms of ${coldStarts}.`);
};

const printMemory = async (all: readonly Resume[]): Promise<void> => {
  console.log(`\nMemory over ${documentsForMemory} documents, a fresh PDFium after every ${documentsPerInstance}:`);
  row('documents', 'resident, MB', 'heap, MB');
  row('---', '---', '---');
  let pdfium = await newPdfium();
  for (let count = 1; count <= documentsForMemory; count += 1) {
    const resume = all[count % all.length];
    if (resume !== undefined)
      analyze({ bytes: resume.bytes, filename: path.basename(resume.file), today }, pdfium, speller);
    if (count % documentsPerInstance !== 0) continue;
    const { rss, heapUsed } = process.memoryUsage();
    row(count, Math.round(rss / 1024 ** 2), Math.round(heapUsed / 1024 ** 2));
    pdfium = await newPdfium();
  }
};

const all = resumes();
const [first] = all;
if (first === undefined) throw new Error('There is no resume to measure.');
console.log(`Engine ${engineVersion}, ${machineClass()}, ${all.length} files\n`);
await printTimes(all);
if (!process.argv.includes('--files')) {
  printColdStart(first.file);
  await printMemory(all);
}
