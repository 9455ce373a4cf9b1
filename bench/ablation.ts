import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signalRows } from '#tools/ablation/signal-rows.ts';
import { missingLists } from '#tools/forge/lists/shared-lists.ts';
import { documentsIn } from './ablation/documents.ts';
import { effectOf, minFamilies } from './ablation/effect-of.ts';
import { errorsOf, type Answered } from './ablation/errors-of.ts';
import { kitFolder, linesOf, needs, root } from './shared-material.ts';

// `npm run bench:ablation -- --row TEXT ... | --all [--seed N] [--count 300] [--exports FOLDER]` takes rows
// `{ signal, weight, example }` out of the engine, one at a time, and prints how many families of documents are read
// worse without each. `--row` takes the rows whose id contains the text, and can be repeated; without options it lists
// all ids.

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '301' },
    count: { type: 'string', default: '300' },
    exports: { type: 'string' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isInteger(seed) || seed >= 1000 || !Number.isInteger(count) || count < 1) {
  console.error('Name a development seed (below 1000) and whole numbers of files.');
  process.exit(64);
}
const all = signalRows(root);
const rows = values.all ? all : all.filter(({ id }) => values.row.some((text) => id.includes(text)));
if (rows.length === 0) {
  console.log(all.map(({ id, weight }) => `${id} (${weight})`).join('\n'));
  process.exit(values.row.length === 0 ? 0 : 64);
}
needs(kitFolder, 'shared evaluation kit');
const [missing] = missingLists();
if (missing !== undefined) needs(missing, 'shared list that resumes are drawn from');

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-ablation-'));
const exports = values.exports === undefined ? undefined : path.resolve(values.exports);
const subjects = await documentsIn(folder, { seed, count, exports });
const [list, out] = [path.join(folder, 'subjects.jsonl'), path.join(folder, 'all-answers.jsonl')];
fs.writeFileSync(list, subjects.map((subject) => `${JSON.stringify(subject)}\n`).join(''));
const hooks = ['tools/forge/lists/withhold.ts', 'tools/ablation/withholdable-rows.ts'];
const engine = spawnSync(
  process.execPath,
  [...hooks.flatMap((hook) => ['--import', path.join(root, hook)]), 'bench/ablation/answers.ts', list, out],
  { cwd: root, input: rows.map(({ id }) => id).join('\n'), stdio: ['pipe', 'ignore', 'inherit'] },
);
if (engine.status !== 0) throw new Error(`The engine ended with ${engine.status}. Its output is printed above.`);
const errors = errorsOf(subjects, linesOf<Answered>(out));
const families = new Set(subjects.map(({ family }) => family)).size;
console.log(
  `Seed ${seed}: ${subjects.length} documents of ${families} families. Errors are wrong or missing values.\n`,
);
console.log('| row | weight | families worse | better | errors without it | families |');
console.log('| --- | --- | --- | --- | --- | --- |');
const candidates: string[] = [];
for (const [index, { id, weight }] of rows.entries()) {
  const effect = effectOf(subjects, errors, index + 1);
  const shown = effect.families.slice(0, 4).join(', ');
  console.log(`| ${id} | ${weight} | ${effect.worse} | ${effect.better} | ${signed(effect.added)} | ${shown} |`);
  if (effect.worse < minFamilies) candidates.push(id);
}
console.log(
  `\nRows that help fewer than ${minFamilies} families, candidates to go:\n${candidates.join('\n') || 'none'}`,
);
fs.rmSync(folder, { recursive: true });
