import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import { scanOf } from '#engine/testing/build-scan.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { wordsIn } from '#engine/testing/lost-words.ts';
import { fold } from '#engine/text/fold.ts';
import { consumptionOf } from '#processes/consumption.ts';
import { createOcr, startOcrWorker } from '#server/parsing/ocr/ocr.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { kitFolder, needs } from '../shared-material.ts';

// `npm run bench:ocr`: how much OCR reads right in the scans of the kit, and in pictures of its resumes with text. The
// files go through the process that reads them on a server. `-- --misses` shows words that were not read.
needs(kitFolder, 'evaluation kit');
const showsMisses = process.argv.includes('--misses');
const folder = path.join(kitFolder, 'out/dev');
const people = ['p01', 'p04', 'p05', 'p07', 'p09', 'p11'];
const startPdfium = await compilePdfium(pdfiumBytes());

const truthSchema = z.object({
  visibleText: z.string(),
  fields: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  jobs: z.array(
    z.object({ title: z.string(), employer: z.string(), start: z.string().nullable(), end: z.string().nullable() }),
  ),
});

/** Watches the memory of the process that reads, and counts what it used. */
const used = { peakBytes: 0, cpuSeconds: 0 };
const script = fs.existsSync('build/reader/child.js') ? path.resolve('build/reader/child.js') : undefined;
const ocr = createOcr({
  start: () => {
    const worker = startOcrWorker(script);
    const last = { cpuSeconds: 0 };
    const timer = setInterval(() => {
      const now = worker.pid === undefined ? null : consumptionOf(worker.pid);
      if (now === null) return;
      used.peakBytes = Math.max(used.peakBytes, now.residentBytes);
      last.cpuSeconds = now.cpuSeconds;
    }, 20);
    const kill = (): void => {
      clearInterval(timer);
      used.cpuSeconds += last.cpuSeconds;
      worker.kill();
    };
    return { ...worker, kill };
  },
});

type Tally = { right: number; all: number };
const tally = (): Tally => ({ right: 0, all: 0 });
const add = (one: Tally, isRight: boolean): void => {
  one.all += 1;
  if (isRight) one.right += 1;
};
const shown = ({ right, all }: Tally): string =>
  `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`;
const isSame = (one: string | null, other: string): boolean => fold(one ?? '') === fold(other);

const bagOf = (words: readonly string[]): Map<string, number> => {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
};
/** How many of the words are in the other text, each as often as it is there. */
const found = (words: readonly string[], other: readonly string[], misses: string[]): Tally => {
  const left = bagOf(other);
  const result = tally();
  for (const word of words) {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    add(result, count > 0);
    if (count <= 0) misses.push(word);
  }
  return result;
};

const linesOf = ({ document }: RecognizedResume) =>
  document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.is === 'entry' ? [...block.notes, ...block.bullets] : [block.line])),
  );

for (const [layout, what, quarters] of [
  ['P8', 'scans of the kit', null],
  ['P1', 'pictures of one-column pages', 0],
  ['P13', 'pictures of another layout', 0],
  ['P8', 'the scans, lying on their right side', 1],
  ['P8', 'the scans, upside down', 2],
  ['P8', 'the scans, lying on their left side', 3],
] as const) {
  const sums = { read: tally(), true: tally(), contact: tally(), titles: tally(), dates: tally() };
  const lines = { wrong: 0, wrongMarked: 0, right: 0, rightMarked: 0 };
  let pages = 0;
  let files = 0;
  const clock = { seconds: 0 };
  Object.assign(used, { peakBytes: 0, cpuSeconds: 0 });
  for (const person of people) {
    const name = path.join(folder, `${person}-${layout}`);
    if (!fs.existsSync(`${name}.pdf`)) continue;
    const truth = truthSchema.parse(JSON.parse(fs.readFileSync(`${name}.gt.json`, 'utf8')));
    const file = fs.readFileSync(`${name}.pdf`);
    const bytes = quarters === null ? file : scanOf(file, await startPdfium(), quarters);
    const begun = performance.now();
    const outcome = await ocr.recognize({ person, bytes, filename: 'scan.pdf' });
    clock.seconds += (performance.now() - begun) / 1000;
    if (outcome.is !== 'recognized') throw new Error(`${name}: ${JSON.stringify(outcome)}`);
    const { recognized } = outcome;
    files += 1;
    pages += recognized.pages.length;
    const [printed, read] = [wordsIn(truth.visibleText), wordsIn(recognized.pages.join('\n'))];
    const misses: string[] = [];
    for (const [sum, part] of [
      [sums.read, found(printed, read, misses)],
      [sums.true, found(read, printed, [])],
    ] as const) {
      sum.right += part.right;
      sum.all += part.all;
    }
    if (showsMisses) console.log(`${person}-${layout}: ${misses.join(' ')}`);
    const { parsed } = recognized;
    for (const key of ['name', 'email', 'phone'] as const)
      if (truth.fields[key] !== '') add(sums.contact, isSame(parsed[key], truth.fields[key]));
    for (const job of truth.jobs) {
      const same = parsed.experience.find(
        ({ title, employer }) => isSame(title, job.title) && isSame(employer, job.employer),
      );
      add(sums.titles, same !== undefined);
      add(sums.dates, same !== undefined && (same.start ?? null) === job.start && (same.end ?? null) === job.end);
    }
    const known = new Set(printed);
    for (const { text, needsCheck } of linesOf(recognized)) {
      const isWrong = wordsIn(text).some((word) => !known.has(word));
      lines[isWrong ? 'wrong' : 'right'] += 1;
      if (needsCheck) lines[isWrong ? 'wrongMarked' : 'rightMarked'] += 1;
    }
  }
  console.log(`${layout}, ${what}: ${files} files, ${pages} pages`);
  console.log(`  words of the pages that were read: ${shown(sums.read)}`);
  console.log(`  words read that are on the pages: ${shown(sums.true)}`);
  console.log(`  names, emails and phone numbers: ${shown(sums.contact)}`);
  console.log(`  jobs with title and employer: ${shown(sums.titles)}, and both dates: ${shown(sums.dates)}`);
  console.log(
    `  lines with a wrong word: ${lines.wrong}, marked ${lines.wrongMarked}; lines without: ${lines.right}, marked ${lines.rightMarked}`,
  );
  console.log(
    `  a page: ${(used.cpuSeconds / pages).toFixed(2)} s of processor, ${(clock.seconds / pages).toFixed(2)} s on the clock, both with the start of the process for each file; peak ${Math.round(used.peakBytes / 1024 / 1024)} MB`,
  );
}
await ocr.close();
