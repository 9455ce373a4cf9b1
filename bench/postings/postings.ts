import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Requirement } from '#engine/model/keywords.ts';
import { empty, matched } from '#engine/testing/matched-jobs.ts';
import { engineVersion } from '#engine/version.ts';
import { postingsIn, type AnnotatedPosting } from './annotated-postings.ts';
import { foundAsks, verdictOn, type Verdict } from './judge-rows.ts';

// `npm run bench:postings -- FOLDER [--half look|sealed] [--misses]` scores the rows that the engine lists for real job
// postings. The folder is never part of the repository. It holds index.jsonl ({ id, half, language, shape }), ads/ID.txt and
// truth/ID.json: what a person marked as asked for, as the work, and as no requirement (annotated-postings.ts).
//
// A row is false if what it names is neither asked for nor part of the work. A duty that is listed as a must is counted
// apart, as half wrong. `--misses` lists false rows and missed asks, only for the half that may be looked at. The row of the
// job title is not judged.

const { values, positionals } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
const { half, misses } = values;
if (folder === undefined) {
  console.error('Name a folder: npm run bench:postings -- FOLDER [--half look|sealed] [--misses]');
  process.exit(64);
}
if (misses && half !== 'look') {
  console.error('Misses are shown for the half that may be looked at only: --half look');
  process.exit(64);
}

type Judged = {
  posting: AnnotatedPosting;
  rows: readonly { row: Requirement; verdict: Verdict }[];
  must: ReturnType<typeof foundAsks>;
  nice: ReturnType<typeof foundAsks>;
};

const judged = postingsIn(path.resolve(folder), half).map((posting): Judged => {
  const rows = matched(posting.text, empty).requirements.filter(({ kind }) => kind !== 'title');
  return {
    posting,
    rows: rows.map((row) => ({ row, verdict: verdictOn(row, posting.truth) })),
    must: foundAsks(rows, posting.truth, 'must'),
    nice: foundAsks(rows, posting.truth, 'nice'),
  };
});

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const percent = (part: number, whole: number): string => (whole === 0 ? '' : ((100 * part) / whole).toFixed(1));
const isFalse = (verdict: Verdict): boolean => verdict === 'never' || verdict === 'other';
const isStrict = ({ group }: Requirement): boolean => group === 'must' || group === 'nice';

const figures = (name: string, all: readonly Judged[]): string => {
  const rows = all.flatMap((one) => one.rows);
  const count = (holds: (one: (typeof rows)[number]) => boolean): number => rows.filter((one) => holds(one)).length;
  const wrong = count(({ verdict }) => isFalse(verdict));
  const half = count((one) => one.verdict === 'duty' && isStrict(one.row));
  const found = (asks: Judged['must']): string => percent(asks.filter(({ isFound }) => isFound).length, asks.length);
  return row(
    name,
    all.length,
    rows.length,
    wrong,
    percent(wrong, rows.length),
    half,
    percent(wrong + half / 2, rows.length),
    count(({ verdict }) => verdict === 'never'),
    found(all.flatMap(({ must }) => must)),
    found(all.flatMap(({ nice }) => nice)),
  );
};

const head = [
  'postings',
  'files',
  'rows',
  'false rows',
  'false %',
  'duties as must',
  'with half of these %',
  'marked as never',
  'must found %',
  'nice found %',
];
const groupsBy = (title: string, nameOf: (one: Judged) => string): string[] =>
  [...Map.groupBy(judged, nameOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, all]) => figures(`${title}: ${name}`, all));
console.log(`Engine ${engineVersion}\n`);
console.log(
  [
    row(...head),
    row(...head.map(() => '---')),
    ...groupsBy('shape', ({ posting }) => posting.shape),
    ...groupsBy('language', ({ posting }) => posting.language),
    figures('all', judged),
  ].join('\n'),
);
const groups = ['must', 'duty', 'nice', 'soft'] as const;
console.log(
  `\nFalse rows by strength: ${groups
    .map((group) => {
      const rows = judged.flatMap((one) => one.rows).filter((one) => one.row.group === group);
      return `${group} ${rows.filter(({ verdict }) => isFalse(verdict)).length} of ${rows.length}`;
    })
    .join(', ')}`,
);
if (misses)
  for (const { posting, rows, must, nice } of judged) {
    console.log(`\n${posting.id} (${posting.language}, ${posting.shape})`);
    for (const one of rows)
      if (isFalse(one.verdict))
        console.log(`  false ${one.row.group}: ${one.row.label} < ${one.row.quote.slice(0, 140)}`);
    for (const ask of [...must, ...nice]) if (!ask.isFound) console.log(`  missed: ${ask.text}`);
  }
