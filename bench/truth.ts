import path from 'node:path';
import { checkFile } from '#cli/check-file.ts';
import { checksById } from '#engine/checks/index.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { engineVersion } from '#engine/version.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { contradictionsIn } from './truth/contradictions.ts';
import { extract, missingPrograms } from './truth/extract.ts';
import { judgedRefusal } from './truth/refusals.ts';
import { type Judged, judgedStatements } from './truth/statements.ts';
import { exportSubjects, kitSubjects, type Subject, subjects } from './truth/subjects.ts';
import { truthTable, unwitnessed } from './truth/truth-table.ts';
import { testimonyOf } from './truth/witness.ts';

// `npm run bench:truth`: judges every sentence that reports say about files by witnesses that are not ours: what other
// extractors read, the known contents, the pixels of the page. `-- --list [CHECK]` names the files with false
// sentences; `--set NAME` takes one set only; `--split DIR` takes a folder in the kit's format, for example one that
// `bench:unseen` drew with `--keep`; `--exports DIR` takes the half of the folder of `bench:exports` that may be looked at.

const words = process.argv.slice(2);
const valueOf = (option: string): string | undefined => {
  const at = words.indexOf(option);
  const next = words[at + 1];
  return at < 0 || next === undefined || next.startsWith('--') ? undefined : next;
};
const onlySet = valueOf('--set');
const onlyCheck = valueOf('--list');

for (const program of missingPrograms())
  console.error(`${program} is not installed: what it would witness is skipped.`);

const today = new Date().toISOString().slice(0, 10);
const startPdfium = await compilePdfium(pdfiumBytes());

type Verdicts = { judged: readonly Judged[]; isReport: boolean; contradictions: readonly string[] };

const judge = async (subject: Subject): Promise<Verdicts> => {
  const extracted = await extract(subject.file);
  const checked = await checkFile(subject.file, subject.job, today, await startPdfium());
  if (checked.is === 'error') {
    const { code, message } = checked.line.error;
    return { judged: [judgedRefusal(code, message, subject, extracted)], isReport: false, contradictions: [] };
  }
  const judged = judgedStatements(testimonyOf(subject, checked.result, extracted));
  return { judged, isReport: true, contradictions: contradictionsIn(checked.result) };
};

const all: (Verdicts & { subject: Subject })[] = [];
const split = valueOf('--split');
const exported = valueOf('--exports');
const chosen =
  exported !== undefined
    ? exportSubjects(path.resolve(exported))
    : split === undefined
      ? subjects()
      : kitSubjects('split', path.resolve(split));
for (const subject of chosen.filter(({ set }) => onlySet === undefined || set === onlySet))
  all.push({ subject, ...(await judge(subject)) });

console.log(`Engine ${engineVersion}, ${today}\n\n${truthTable(all)}\n`);
console.log(`Without a witness:\n${unwitnessed(Object.keys(checksById)).join('\n')}\n`);
const opposed = all.flatMap(({ subject, contradictions }) => contradictions.map((line) => `${line} | ${subject.name}`));
console.log(`Opposite sentences in one report: ${opposed.length}\n${opposed.join('\n')}\n`);
if (words.includes('--list'))
  for (const { subject, judged } of all)
    for (const { id, is, says, verdict } of judged)
      if (verdict === 'contradicts' && (onlyCheck === undefined || id === onlyCheck))
        console.log(`${id} (${is}) | ${subject.name} | ${says}`);
