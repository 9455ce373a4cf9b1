import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkFile } from '#cli/check-file.ts';
import { checksById } from '#engine/checks/index.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { engineVersion } from '#engine/version.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { root } from './shared-material.ts';
import { contradictionsIn } from './truth/contradictions.ts';
import { drawnSubjects } from './truth/drawn-subjects.ts';
import { languageSubjects } from './truth/language-subjects.ts';
import { languageOfPage } from './truth/languages.ts';
import { extract, missingPrograms } from './truth/extract.ts';
import { judgedRefusal, judgedReportLanguage } from './truth/refusals.ts';
import { type Judged, judgedStatements } from './truth/statements.ts';
import { exportSubjects, kitSubjects, type Subject, subjects } from './truth/subjects.ts';
import { tableByLanguage, truthTable, unwitnessed } from './truth/truth-table.ts';
import { testimonyOf } from './truth/witness.ts';
import { firstUnseenSeed } from './unseen/draw-files.ts';

// `npm run bench:truth`: judges every sentence that reports say about files by witnesses that are not ours: what other
// extractors read, the known contents, the pixels of the page. `-- --list [CHECK]` names the files with false
// sentences; `--set NAME` takes one set only; `--split DIR` takes a folder in the kit's format, for example one that
// `bench:unseen` drew with `--keep`; `--seed N [--count 200]` draws files of its own, judges them with the gazetteers
// cut to the half that they are not drawn from, and lists nothing of seeds that are kept unseen; `--exports DIR
// [--half look|sealed]` takes one half of the folder of `bench:exports`, the one that may be looked at unless it says
// otherwise, and lists nothing of the other; `--languages` judges invented resumes in languages that we do not read.

const words = process.argv.slice(2);
const valueOf = (option: string): string | undefined => {
  const at = words.indexOf(option);
  const next = words[at + 1];
  return at < 0 || next === undefined || next.startsWith('--') ? undefined : next;
};
const onlySet = valueOf('--set');
const onlyCheck = valueOf('--list');
const seed = Number(valueOf('--seed') ?? NaN);
const isDrawn = Number.isInteger(seed);
const half = valueOf('--half') ?? 'look';
const isUnseen = half !== 'look' || (isDrawn && seed >= firstUnseenSeed);
if (isUnseen && words.includes('--list')) {
  console.error(
    `Seeds from ${firstUnseenSeed} on and sealed halves are kept unseen: what is false about their files is not listed.`,
  );
  process.exit(64);
}
const withhold = path.join(root, 'tools/forge/lists/withhold.ts');
if (isDrawn && !process.execArgv.includes(withhold)) {
  const [program = ''] = process.argv.slice(1);
  const child = spawnSync(process.execPath, ['--import', withhold, program, ...words], { stdio: 'inherit' });
  process.exit(child.status ?? 1);
}

for (const program of missingPrograms())
  console.error(`${program} is not installed: what it would witness is skipped.`);

const defaultCount = 200;
const today = new Date().toISOString().slice(0, 10);
const startPdfium = await compilePdfium(pdfiumBytes());

type Verdicts = { language: string; judged: readonly Judged[]; isReport: boolean; contradictions: readonly string[] };

const judge = async (subject: Subject): Promise<Verdicts> => {
  const extracted = await extract(subject.file);
  const language = subject.truth?.language ?? languageOfPage(Object.values(extracted.texts)[0] ?? '') ?? 'not told';
  const checked = await checkFile(subject.file, subject.job, today, await startPdfium());
  if (checked.is === 'error') {
    const { code, message } = checked.line.error;
    return {
      language,
      judged: [judgedRefusal(code, message, subject, extracted)],
      isReport: false,
      contradictions: [],
    };
  }
  const inUnread = judgedReportLanguage(subject, extracted);
  const judged = [
    ...judgedStatements(testimonyOf(subject, checked.result, extracted)),
    ...(inUnread === null ? [] : [inUnread]),
  ];
  return { language, judged, isReport: true, contradictions: contradictionsIn(checked.result) };
};

const all: (Verdicts & { subject: Subject })[] = [];
const split = valueOf('--split');
const exported = valueOf('--exports');
const chosenDrawing = async (): Promise<{ folder: string; drawn: Subject[] } | null> => {
  if (isDrawn) return drawnSubjects(seed, Number(valueOf('--count') ?? defaultCount));
  return words.includes('--languages') ? languageSubjects() : null;
};
const drawing = await chosenDrawing();
const chosenSubjects = (): readonly Subject[] => {
  if (drawing !== null) return drawing.drawn;
  if (exported !== undefined) return exportSubjects(path.resolve(exported), half);
  return split === undefined ? subjects() : kitSubjects('split', path.resolve(split));
};
for (const subject of chosenSubjects().filter(({ set }) => onlySet === undefined || set === onlySet))
  all.push({ subject, ...(await judge(subject)) });
if (drawing !== null) fs.rmSync(drawing.folder, { recursive: true });

console.log(`Engine ${engineVersion}, ${today}\n\n${truthTable(all)}\n\n${tableByLanguage(all)}\n`);
console.log(`Without a witness:\n${unwitnessed(Object.keys(checksById)).join('\n')}\n`);
const opposed = all.flatMap(({ subject, contradictions }) => contradictions.map((line) => `${line} | ${subject.name}`));
const listed = isUnseen ? '' : opposed.join('\n');
console.log(`Opposite sentences in one report: ${opposed.length}\n${listed}\n`);
if (words.includes('--list'))
  for (const { subject, judged } of all)
    for (const { id, is, says, verdict } of judged)
      if (verdict === 'contradicts' && (onlyCheck === undefined || id === onlyCheck))
        console.log(`${id} (${is}) | ${subject.name} | ${says}`);
