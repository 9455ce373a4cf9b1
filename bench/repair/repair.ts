import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import dictionary from 'dictionary-en';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { repairFile } from '#engine/repair/repair-file.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { corpusFolder, kitFolder } from '../shared-material.ts';
import { keptParts } from './kept-parts.ts';
import { extractors, pagesOf, wordsBy } from './other-readers.ts';

// `npm run bench:repair` repairs every Word file of the kit and the corpus, or of the folders that follow `--`, and
// prints what other programs find in the files before and after; with `--words`, also which words are gone from each
// file. Needs LibreOffice, pandoc and pdftotext.
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const hasWords = process.argv.includes('--words');
const pdfium = await (await compilePdfium(pdfiumBytes()))();
const speller = spellerFrom(dictionary);
const today = '2026-11-23';
const average = (values: readonly number[]): string =>
  (values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)).toFixed(1);

for (const folder of named.length > 0 ? named : [kitFolder, corpusFolder]) {
  const work = mkdtempSync(join(tmpdir(), 'repair-'));
  for (const side of ['before', 'after']) mkdirSync(join(work, side));
  const scores: { before: number; after: number }[] = [];
  const times = new Map<string, number>();
  const names: string[] = [];
  const sources: string[] = [];
  let [read, changed, touched, all] = [0, 0, 0, 0];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.docx'),
  )) {
    const bytes = readFileSync(join(folder, file));
    const outcome = repairFile({ bytes, filename: 'resume.docx', today }, pdfium, speller);
    if (!outcome.ok) continue;
    read += 1;
    const { before, after, offered } = outcome.value;
    for (const { id } of offered) times.set(id, (times.get(id) ?? 0) + 1);
    if (offered.every(({ id }) => id === 'file-properties')) continue;
    changed += 1;
    scores.push({ before: before.scores.ats.value, after: after.scores.ats.value });
    const parts = keptParts(bytes, outcome.value.bytes);
    touched += parts.touched;
    all += parts.all;
    const name = `${names.length}.docx`;
    names.push(name);
    sources.push(`${file} (${offered.map(({ id }) => id).join(', ')})`);
    writeFileSync(join(work, 'before', name), bytes);
    writeFileSync(join(work, 'after', name), outcome.value.bytes);
  }
  console.log(`${folder}: ${read} Word files that are resumes, ${changed} with more to repair than their properties`);
  console.log(`  offered: ${[...times].map(([id, count]) => `${id} ${count}`).join(', ')}`);
  console.log(
    `  ATS score: ${average(scores.map((one) => one.before))} before, ${average(scores.map((one) => one.after))} after; lower in ${
      scores.filter((one) => one.after < one.before).length
    } files`,
  );
  console.log(`  parts that differ: ${touched} of ${all}; every other one has the same compressed bytes`);
  if (names.length > 0) {
    const pages = (['before', 'after'] as const).map((side) => pagesOf(join(work, side), names));
    const [old = [], fresh = []] = pages;
    const more = names.filter((_, index) => (fresh[index] ?? 0) > (old[index] ?? 0)).length;
    const fewer = names.filter((_, index) => (fresh[index] ?? 0) < (old[index] ?? 0)).length;
    const [openedBefore, opened] = [old, fresh].map((counts) => counts.filter((count) => count > 0).length);
    console.log(
      `  opened by LibreOffice: ${opened} of ${names.length}, ${openedBefore} before; more pages in ${more}, fewer in ${fewer}`,
    );
    for (const extractor of extractors) {
      const lost = await Promise.all(
        names.map(async (name, index) => {
          const had = await wordsBy(extractor, join(work, 'before', name));
          const has = await wordsBy(extractor, join(work, 'after', name));
          const gone = missingOf(had, has);
          if (hasWords && gone.length > 0) console.log(`  ${extractor}, ${sources[index]}: ${gone.join(' ')}`);
          return { had: had.length, lost: gone.length, gained: missingOf(has, had).length };
        }),
      );
      const sum = (of: 'had' | 'lost' | 'gained'): number => lost.reduce((total, one) => total + one[of], 0);
      console.log(
        `  ${extractor}: ${sum('had')} words before, ${sum('lost')} not there after, ${sum('gained')} more after`,
      );
    }
  }
  rmSync(work, { recursive: true });
}

/** The words of one list that the other has less often. What a line end cuts or joins ('error-budget') is there all the same. */
function missingOf(words: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  const joined = new Set(other.map((word, index) => word + (other[index + 1] ?? '')));
  return words.filter((word, index) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    if (count > 0 || joined.has(word)) return false;
    return ![word + (words[index + 1] ?? ''), (words[index - 1] ?? '') + word].some((whole) => left.has(whole));
  });
}
