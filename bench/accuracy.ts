import fs from 'node:fs';
import path from 'node:path';
import { engineVersion } from '#engine/version.ts';
import { accuracyTable, layoutTable } from './accuracy-table.ts';
import { corpusReport, kitReport } from './kit-report.ts';
import { machineClass } from './machine.ts';
import { kitFolder, needs, root } from './shared-material.ts';
import { howToReadSkillSpans, skillSpanTable } from './skill-span-table.ts';

// `npm run bench:accuracy` prints the accuracy of the engine; `-- --write` also writes it to docs/accuracy.md.
needs(kitFolder, 'shared evaluation kit');

const kit = kitReport();
const corpus = corpusReport();
const today = new Date().toISOString().slice(0, 10);
const tables = `${accuracyTable(kit, corpus)}\n\nField F1 by layout, in percent:\n\n${layoutTable(kit)}\n`;
console.log(`Engine ${engineVersion}, ${today}, ${machineClass()}\n\n${tables}`);

const reading = `# How accurate the engine is

Written by \`npm run bench:accuracy -- --write\` on ${today} with engine ${engineVersion} (${machineClass()}).

- **Kit**: ${kit.files} files of fictional people in many layouts, with their expected values. ${kit.failures} of them are pictures without text and correctly get no report; fields are counted over the others.
- **Corpus**: ${corpus.corpus} real resumes, letters and templates, each value confirmed on the page. ${corpus.outcome.results} got a report.
- **Recovery by other extractors**: how much of each file's contents independent extractors recover (pdftotext in three modes, mutool and pdf.js; docx2txt, pandoc, LibreOffice and mammoth). A meaningful score has to correlate with it.

Both sets are development data. We looked at every miss in them while we built the engine, and we set the weights of the format score from the losses measured on the kit. The figures show what the engine can do, not what it will do with your file. An equally large set of other people, layouts and documents is kept apart and was never looked at; its figures are the ones to trust. The kit's people are fictional and tidy, so its figures are higher than those of the corpus.

`;
const skills = `\n## Skills in job postings, public data sets\n\nIn percent.\n\n${skillSpanTable()}\n\n${howToReadSkillSpans}\n`;
if (process.argv.includes('--write')) fs.writeFileSync(path.join(root, 'docs/accuracy.md'), reading + tables + skills);
