import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';
import { machineClass } from './machine.ts';
import { root } from './shared-material.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:what-if`: what-if requests over HTTP against the real server with its own database, one after the
// other as a user types.
const texts = 100;
const job = `Registered Nurse, Emergency Department. We require a current RN license, BLS and ACLS, three years of critical care, triage, telemetry and IV therapy. Nice to have: TNCC, Spanish, Cerner.`;

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-bench-'));
const server = startProgram({ DATA_DIR, LOG_LEVEL: 'error' });
const client = createClient(await server.address);
const person = { username: 'measurer', email: 'measurer@example.org', password: 'a quiet long password' };
await client.post('/api/register', person);
await client.post('/api/login', person);
const bytes = fs.readFileSync(path.join(root, 'corpus/two-columns-pdf/resume.pdf'));
const { body } = await client.upload({ name: 'resume.pdf', bytes }, { jobDescription: job });
const text = String(Object(body['readings']).visual);

const times: number[] = [];
for (let round = 0; round <= texts; round += 1) {
  const startedAt = performance.now();
  const answer = await client.post(`/api/analysis/${String(body['id'])}/what-if`, {
    text: `${text}Spanish ${round}\n`,
  });
  if (answer.status !== 200) throw new Error(`a text answered ${answer.status}`);
  // The first request is warm-up.
  if (round > 0) times.push(performance.now() - startedAt);
}
console.log(
  `${machineClass()}, ${texts} texts over HTTP: p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
);

await server.stop();
fs.rmSync(DATA_DIR, { recursive: true, force: true });
