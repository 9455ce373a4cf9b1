import fs from 'node:fs';
import path from 'node:path';
import { engineVersion } from '#engine/version.ts';
import { accuracyTable, layoutTable } from './accuracy-table.ts';
import { corpusReport, kitReport } from './kit-report.ts';
import { machineClass } from './machine.ts';
import { kitFolder, needs, root } from './shared-material.ts';
import { howToReadSkillSpans, skillSpanTable } from './skill-span-table.ts';

// `npm run bench:accuracy` prints how right we are; `-- --write` puts the same into docs/accuracy.md.
needs(kitFolder, 'shared evaluation kit');

const kit = kitReport();
const corpus = corpusReport();
const today = new Date().toISOString().slice(0, 10);
const tables = `${accuracyTable(kit, corpus)}\n\nField F1 by layout, in percent:\n\n${layoutTable(kit)}\n`;
console.log(`Engine ${engineVersion}, ${today}, ${machineClass()}\n\n${tables}`);

const reading = `# How right the engine is

Written by \`npm run bench:accuracy -- --write\` on ${today} with engine ${engineVersion} (${machineClass()}).

- **Kit**: ${kit.files} files of invented people in many layouts, with their truth. ${kit.failures} of them are pictures without text and rightly get no report; fields are counted over the others.
- **Corpus**: ${corpus.corpus} real resumes, letters and templates, each value confirmed on the page. ${corpus.outcome.results} got a report.
- **Recovery by other extractors**: how much of each file's contents extractors that are not ours bring back (pdftotext in three modes, mutool and pdf.js; docx2txt, pandoc, LibreOffice and mammoth). A score that says something about files has to follow it.

Read the figures with this in mind. Both sets are development data. We looked at every miss in them while we built the engine, and the weights of the format score were set from the losses measured on the kit. They say what the engine can do, not what it will do on your file. An equally large set of other people, other layouts and other documents is kept apart and was never looked at; its figures are the ones to believe. The kit's people are invented and tidy, so its figures lie higher than the corpus's.

`;
const skills = `\n## Skills in job adverts, public sets\n\nIn percent.\n\n${skillSpanTable()}\n\n${howToReadSkillSpans}\n`;
if (process.argv.includes('--write')) fs.writeFileSync(path.join(root, 'docs/accuracy.md'), reading + tables + skills);
