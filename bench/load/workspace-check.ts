import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import dictionary from 'dictionary-en';
import { getWorkspace } from '#contract/api/workspace/workspaces.ts';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import { presentChecked } from '#contract/report/present-checked.ts';
import { presentDraft } from '#contract/report/present-draft.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { analyze } from '#engine/analyze.ts';
import { draftFile } from '#engine/draft-file.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { coached } from '#server/parsing/coached.ts';
import { fileOfDocument } from '#server/templates/file-of-document.ts';
import { createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { machineClass } from '../machine.ts';
import { root } from '../shared-material.ts';
import { median, quantile } from '../statistics.ts';

// `npm run bench:workspace-check`: checks of documents over HTTP against the real server with its own database, one after
// the other as a user types, for golden resumes; and the processor time of the same work.
const checksEach = 20;
/** Twenty checks of each stay below the limit of a minute. */
const maxFiles = 25;
/** A process is fast only after it has read a while. */
const warmUps = 100;
const job = `Registered Nurse, Emergency Department. We require a current RN license, BLS and ACLS, three years of critical care, triage, telemetry and IV therapy. Nice to have: TNCC, Spanish, Cerner.`;

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-bench-'));
const server = startProgram({ DATA_DIR, LOG_LEVEL: 'error' });
const client = createClient(await server.address);
const person = { username: 'measurer', email: 'measurer@example.org', password: 'a quiet long password' };
await client.post('/api/register', person);
await client.post('/api/login', person);

const corpus = path.join(root, 'corpus');
const files = fs
  .readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:pdf|docx)$/.test(file))
  .toSorted()
  .slice(0, maxFiles);
const { body: empty } = await client.post('/api/workspaces', {});
const { id } = getWorkspace.output.parse(empty);
await client.put(`/api/workspaces/${id}/job`, { jobDescription: job });

const pdfium = await (await compilePdfium(pdfiumBytes()))();
const speller = spellerFrom(dictionary);
/** The work of a parser process for one check, done here. */
const processorTimeOf = async (document: ResumeDraft): Promise<number> => {
  const before = process.cpuUsage();
  const { bytes, filename, paragraphs } = await fileOfDocument(document, 'template-1');
  const outcome = analyze({ bytes, filename, today: '2026-11-23', job }, pdfium, speller);
  if (outcome.ok) {
    const asks = coached(document, outcome.value.job?.requirements ?? []);
    presentChecked(presentAnalysis(outcome.value, { id: '' }), paragraphs, asks);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const times: number[] = [];
const processorMs: number[] = [];
let opened = 0;
for (const file of files) {
  const read = draftFile(fs.readFileSync(path.join(corpus, file)), file, pdfium);
  if (!read.ok) continue;
  const document = presentDraft(read.value.draft);
  opened += 1;
  const isFirst = opened === 1;
  for (let round = 0; round < (isFirst ? warmUps : 0); round += 1) {
    await processorTimeOf(document);
    await client.post(`/api/workspaces/${id}/check`, { document, design: 'template-1' });
  }
  for (let round = 0; round < checksEach; round += 1) processorMs.push(await processorTimeOf(document));
  for (let round = 0; round < checksEach; round += 1) {
    const typed = { ...document, headline: `${document.headline} ${'x'.repeat(round)}` };
    const startedAt = performance.now();
    const { status } = await client.post(`/api/workspaces/${id}/check`, { document: typed, design: 'template-1' });
    if (status !== 200) throw new Error(`a check answered ${status}`);
    times.push(performance.now() - startedAt);
  }
}

console.log(
  `${machineClass()}, ${times.length} checks of ${opened} documents over HTTP: p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; processor time of a check p50 ${median(processorMs).toFixed(0)} ms, p95 ${quantile(processorMs, 0.95).toFixed(0)} ms; load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
);
await server.stop();
fs.rmSync(DATA_DIR, { recursive: true, force: true });
