import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeChromium } from '#tools/forge/producers/html/chromium.ts';
import { missingLists } from '#tools/forge/lists/shared-lists.ts';
import { answersOfEngine, reportOf, type KitReport } from './kit-report.ts';
import { kitFolder, needs, root } from './shared-material.ts';
import { agreementTable, panelAgreement, writePanel } from './recovery/write-panel.ts';
import { drawFiles, drawLayouts, type DrawnFile, firstUnseenSeed } from './unseen/draw-files.ts';
import { keywordMisses } from './unseen/keyword-misses.ts';
import { missesOf } from './unseen/misses.ts';
import { scoreGroups } from './unseen/score-groups.ts';
import { groupTable, totals, worstTraits } from './unseen/tables.ts';

// `npm run bench:unseen -- --seed N [--count 400] [--layouts N] [--keep DIR] [--misses FIELD] [--recovery]` draws files that nobody has
// seen and scores what the engine reads, with its gazetteers cut to the half of each list that the files are not drawn from.
// `--layouts N` draws N files of each layout instead: a layout has about ten of 400 files, too few to tell it from chance.

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '400' },
    layouts: { type: 'string' },
    keep: { type: 'string' },
    misses: { type: 'string', multiple: true, default: [] },
    recovery: { type: 'boolean', default: false },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (values.seed === undefined || !Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  console.error('Name a seed: npm run bench:unseen -- --seed N [--count 400] [--keep DIR] [--misses FIELD]');
  process.exit(64);
}
if (seed >= firstUnseenSeed && values.misses.length + (values.keep === undefined ? 0 : 1) > 0) {
  console.error(`Seeds from ${firstUnseenSeed} on are kept unseen: neither their misses nor their files are shown.`);
  process.exit(64);
}
needs(kitFolder, 'shared evaluation kit');
const [missing] = missingLists();
if (missing !== undefined) needs(missing, 'shared list that resumes are drawn from');

const countsOf = (
  files: readonly DrawnFile[],
  groupsOf: (file: DrawnFile) => readonly string[],
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const group of files.flatMap(groupsOf)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
};

const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-unseen-'));
fs.mkdirSync(folder, { recursive: true });
const files = await (values.layouts === undefined
  ? drawFiles(seed, count, path.resolve(folder))
  : drawLayouts(seed, Number(values.layouts), path.resolve(folder)));
await closeChromium();
if (values.recovery)
  await writePanel(
    path.resolve(folder),
    files.map(({ row }) => row),
  );
const raw = path.join(folder, 'answers.jsonl');
const withholding = ['--import', path.join(root, 'tools/forge/lists/withhold.ts')];
const report = reportOf('evaluate.mjs', [
  '--split',
  folder,
  '--raw',
  raw,
  ...answersOfEngine(withholding),
]) as KitReport;

const table = (title: string, groupsOf: (file: DrawnFile) => readonly string[]): string =>
  groupTable(title, scoreGroups(folder, raw, files, groupsOf), countsOf(files, groupsOf));
console.log(`Seed ${seed}\n\n${totals(report)}\n`);
if (values.recovery) console.log(`${agreementTable(report, folder, raw)}\n\n${panelAgreement(folder)}\n`);
console.log(`${table('layout', ({ row }) => [row.layout])}\n\n${table('producer', ({ producer }) => [producer])}\n`);
const traits = scoreGroups(folder, raw, files, (file) => file.traits);
console.log(
  `${groupTable(
    'trait',
    traits,
    countsOf(files, (file) => file.traits),
  )}\n\nThe ten worst traits of each field (wrong or missing values):\n\n${worstTraits(traits, 10)}`,
);
for (const field of values.misses) {
  const listed = field === 'keywords' ? keywordMisses(folder, raw, files) : missesOf(folder, raw, files, field);
  console.log(`\nMisses of ${field}:\n\n${listed}`);
}
if (values.keep === undefined) fs.rmSync(folder, { recursive: true });
