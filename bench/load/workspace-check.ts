import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getWorkspace } from '#contract/api/workspace/workspaces.ts';
import { createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';
import { machineClass } from '../machine.ts';
import { root } from '../shared-material.ts';
import { median, quantile } from '../statistics.ts';

// `npm run bench:workspace-check`: checks of documents over HTTP against the real server with its own database, one after
// the other as a user types, for every eighth golden resume that can be opened.
const checksEach = 20;
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
  .filter((file) => /resume\.(?:pdf|docx)$/.test(file))
  .toSorted()
  .filter((_, nr) => nr % 8 === 0)
  .slice(0, 19);
const { body: empty } = await client.post('/api/workspaces', {});
const { id } = getWorkspace.output.parse(empty);
await client.put(`/api/workspaces/${id}/job`, { jobDescription: job });

const times: number[] = [];
let opened = 0;
for (const file of files) {
  const document = await documentOf(file);
  if (document === null) continue;
  opened += 1;
  for (let round = 0; round <= checksEach; round += 1) {
    const typed = { ...document, headline: `${document.headline} ${'x'.repeat(round)}` };
    const startedAt = performance.now();
    const { status } = await client.post(`/api/workspaces/${id}/check`, { document: typed, design: 'template-1' });
    if (status !== 200) throw new Error(`a check answered ${status}`);
    // The first request of the first file is warm-up.
    if (opened > 1 || round > 0) times.push(performance.now() - startedAt);
  }
}

/** The document that a workspace of this file begins with; null for a file that is refused. */
async function documentOf(file: string) {
  const bytes = fs.readFileSync(path.join(corpus, file));
  const visitor = createClient(await server.address);
  const owner = { ...person, username: `owner${opened}-${file.length}`, email: `${opened}-${file.length}@example.org` };
  await visitor.post('/api/register', owner);
  await visitor.post('/api/login', owner);
  const { body, status } = await visitor.upload({ name: path.basename(file), bytes });
  if (status !== 200) return null;
  return getWorkspace.output.parse((await visitor.post('/api/workspaces', { analysisId: body['id'] })).body).document;
}

console.log(
  `${machineClass()}, ${times.length} checks of ${opened} documents over HTTP: p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
);
await server.stop();
fs.rmSync(DATA_DIR, { recursive: true, force: true });
