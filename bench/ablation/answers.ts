import fs from 'node:fs';
import path from 'node:path';
import { presentResume } from '#contract/report/present-resume.ts';
import { refusalOf } from '#engine/fields/not-a-resume.ts';
import { readResume } from '#engine/fields/read-resume.ts';
import { keywordsOf } from '#engine/match/keywords-of.ts';
import { matchJob } from '#engine/match/match-job.ts';
import { indexResume } from '#engine/match/resume-words.ts';
import type { Reading } from '#engine/model/reading.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import type { Resume } from '#engine/model/resume.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { read } from '#engine/read/read.ts';
import { forgettingAfter } from '#engine/text/remembered.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { linesOf } from '../shared-material.ts';
import type { Subject } from './documents.ts';

// Runs under tools/ablation/withholdable-rows.ts: `answers.ts SUBJECTS OUT` reads and lays out each file once, then finds
// its fields and keywords with all rows and without each row that standard input names, one a line. Only rows that hold
// in a document are taken out of it, and only what they can change is done again. Writes { row, id, json }, `row` being
// the line, 0 with all rows; answers that stay the same are left out.

const [subjects = '', out = ''] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const startPdfium = await compilePdfium(pdfiumBytes());
const rows = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);

type Keywords = {
  jobKeywords: readonly string[];
  matchedKeywords: readonly string[];
  missingKeywords: readonly string[];
};

const keywordsFor = (posting: string, visual: Reading, resume: Resume): Keywords => {
  const indexed = indexResume(visual, resume);
  const { wanted, matched, missing } = keywordsOf(indexed, matchJob(posting, indexed, today));
  return {
    jobKeywords: wanted.map(({ term }) => term),
    matchedKeywords: [...matched],
    missingKeywords: [...missing],
  };
};

type Fields = { visual: Reading; resume: Resume; parsed: object | undefined };

const fieldsOf = (document: SourceDocument): Fields => {
  const { visual, resume } = readResume(document);
  return { visual, resume, parsed: refusalOf(visual, resume) === null ? presentResume(resume) : undefined };
};

const isOfPostings = (row: string): boolean => row.startsWith('advert/');

const answer = async (subject: Subject): Promise<readonly object[]> => {
  const bytes = fs.readFileSync(subject.path);
  const document = read(bytes, path.basename(subject.path), await startPdfium());
  if (!document.ok) return [{ row: 0, id: subject.id, json: {} }];
  const posting = subject.is === 'kit' ? fs.readFileSync(path.join(subject.folder, subject.row.job), 'utf8') : null;
  const held = new Set<string>();
  Object.assign(globalThis, { heldRows: held });
  // The scores of titles and employers are remembered for a document: those with all rows must not answer for one without.
  const { visual, resume, parsed, keywords } = forgettingAfter(() => {
    const fields = fieldsOf(document.value);
    return { ...fields, keywords: posting === null ? {} : keywordsFor(posting, fields.visual, fields.resume) };
  });
  Object.assign(globalThis, { heldRows: undefined });
  const before = JSON.stringify({ parsed, ...keywords });
  const answers: object[] = [{ row: 0, id: subject.id, json: JSON.parse(before) as unknown }];
  for (const [index, row] of rows.entries()) {
    if (!held.has(row)) continue;
    Object.assign(globalThis, { withheldRow: row });
    const json = forgettingAfter(() =>
      isOfPostings(row)
        ? { parsed, ...(posting === null ? {} : keywordsFor(posting, visual, resume)) }
        : { parsed: fieldsOf(document.value).parsed, ...keywords },
    );
    Object.assign(globalThis, { withheldRow: undefined });
    const text = JSON.stringify(json);
    if (text !== before) answers.push({ row: index + 1, id: subject.id, json: JSON.parse(text) as unknown });
  }
  return answers;
};

for (const subject of linesOf<Subject>(subjects)) {
  const answers = await answer(subject);
  fs.appendFileSync(out, answers.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
