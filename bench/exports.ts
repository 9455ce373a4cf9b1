import path from 'node:path';
import { parseArgs } from 'node:util';
import { answersTo } from './exports/answers.ts';
import { fields, ratesOf, scoreFile, type Field, type Finding, type Strictness } from './exports/judge/score-file.ts';
import { exportsIn } from './exports/real-exports.ts';

// `npm run bench:exports -- FOLDER [--half look|sealed] [--misses FIELD]` scores what the engine reads in real resumes by
// the program that made them. The folder is never part of the repository. It holds index.jsonl
// ({ id, file, producer, half }), the files in a folder per half, and truth/ID.json with what a person saw on the pages.
// exports/judge/judge.ts says what counts as right.

const { values, positionals } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const [folder] = positionals;
const { half, misses } = values;
const names = Object.keys(fields) as Field[];
if (folder === undefined) {
  console.error('Name a folder: npm run bench:exports -- FOLDER [--half look|sealed] [--misses FIELD]');
  process.exit(64);
}
const unknown = misses.filter((field) => !Object.hasOwn(fields, field));
if (unknown.length > 0) {
  console.error(`No field is named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(64);
}
if (misses.length > 0 && half !== 'look') {
  console.error('Misses are shown for the half that may be looked at only: --half look');
  process.exit(64);
}

const files = exportsIn(path.resolve(folder)).filter((file) => half === undefined || file.half === half);
const { reads, failures } = answersTo(files);
const scored = files.flatMap(({ truth, ...file }, index) => {
  const read = reads[index];
  return read === undefined ? [] : [{ ...file, findings: scoreFile(truth, read, truth) }];
});
type Scored = (typeof scored)[number];

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const percent = (rate: number | null): string => (rate === null ? '' : (100 * rate).toFixed(1));
const findingsOf = (all: readonly Scored[], field: Field): readonly Finding[] =>
  all.flatMap(({ findings }) => findings.filter((finding) => finding.field === field));

const tableOf = (strictness: Strictness): string => {
  const cells = (all: readonly Scored[], figure: keyof ReturnType<typeof ratesOf>): readonly string[] =>
    names.map((field) => percent(ratesOf(findingsOf(all, field), strictness)[figure]));
  const groups = Object.entries(Object.groupBy(scored, ({ producer }) => producer)).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const head = ['producer', 'files', ...Object.values(fields)];
  return [
    row(...head),
    row(...head.map(() => '---')),
    ...groups.map(([producer, all = []]) => row(producer, String(all.length), ...cells(all, 'f1'))),
    row('all', String(scored.length), ...cells(scored, 'f1')),
    row('precision of all', '', ...cells(scored, 'precision')),
    row('recall of all', '', ...cells(scored, 'recall')),
  ].join('\n');
};

const quoted = (value: string): string => (value === '' ? 'nothing' : JSON.stringify(value));

const missesOf = (field: Field): string =>
  scored
    .flatMap(({ id, producer, findings }) => {
      const own = findings.filter((finding) => finding.field === field);
      if (own.every(({ verdict }) => verdict !== 'wrong')) return [];
      const marks = { exact: '  ok     ', person: '  person ', wrong: '  WRONG  ' };
      return [
        `${id} ${producer}`,
        ...own.map(({ printed, read, verdict }) => `${marks[verdict]} ${quoted(printed)} read as ${quoted(read)}`),
      ];
    })
    .join('\n');

console.log(`${files.length} files, ${failures} without an answer. Field F1 in percent.`);
console.log(`\nAs a person would judge:\n\n${tableOf('person')}\n\nExact:\n\n${tableOf('exact')}`);
for (const field of misses as Field[]) console.log(`\nMisses of ${field}:\n\n${missesOf(field)}`);
