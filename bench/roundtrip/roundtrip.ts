import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { corpusFolder, kitFolder } from '../shared-material.ts';
import { type Carried, carriedFrom } from './carried.ts';
import { measureExports } from './exports.ts';

// `npm run bench:roundtrip` prints how many words of resumes reach a draft, and a template that is filled with it; then
// what is read back from the files that the workspace makes of them. For the kit and the corpus, or for the folders that
// follow `--`. `--misses` names what is lost, `--exports` leaves out the first part, `--in-turn` gives other extractors
// each document in one design only.
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const startPdfium = await compilePdfium(pdfiumBytes());
/** Longer documents are no resumes, and comparing their order takes minutes. */
const maxWords = 5000;

/** Files of the corpus that test readers and are no resumes; one of them has 100,000 times the same page. */
const madeToBreak = 'hostile/';

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

const printCarried = async (folder: string, files: readonly string[]): Promise<void> => {
  const carried: Carried[] = [];
  for (const file of files) {
    const one = await carriedFrom(join(folder, file), await startPdfium());
    if (one === null || one.words === 0 || one.words > maxWords) continue;
    carried.push(one);
    if (words.includes('--misses') && one.lost.length > 0) console.log(`${file}: ${one.lost.slice(0, 12).join(' ')}`);
  }
  const sum = (count: (one: Carried) => number): number => carried.reduce((total, one) => total + count(one), 0);
  const all = sum((one) => one.words);
  console.log(`${folder}: ${carried.length} files, ${all} words`);
  console.log(`  in the draft: ${share(all - sum((one) => one.lost.length), all)}`);
  console.log(`  all words in the draft: ${carried.filter((one) => one.lost.length === 0).length} files`);
  console.log(
    `  in the order of the pages: ${share(
      sum((one) => one.inOrder),
      all,
    )}`,
  );
  console.log(
    `  in a Word file of template 1, read again: ${share(all - sum((one) => one.lostInTemplate.length), all)}`,
  );
  console.log(
    `  lines to check: ${share(
      sum((one) => one.toCheck),
      sum((one) => one.lines),
    )}`,
  );
};

for (const folder of named.length > 0 ? named : [kitFolder, corpusFolder]) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:pdf|docx)$/u.test(file))
    .toSorted();
  if (!words.includes('--exports')) await printCarried(folder, files);
  const resumes = files.filter((file) => !file.startsWith(madeToBreak));
  await measureExports(folder, resumes, startPdfium, {
    inTurn: words.includes('--in-turn'),
    hasMisses: words.includes('--misses'),
  });
}
