import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { insertFromUpload } from '#server/resumes/analysis-store.ts';
import { insertUpload } from '#server/resumes/queue/store.ts';
import { readConfiguration } from '#server/boot/configuration/read-configuration.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import { pack } from '#server/keys/packed.ts';
import { createSafe } from '#server/keys/safe.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { consumptionOf } from '#processes/consumption.ts';
import { createPool } from '#server/parsing/pool.ts';
import { createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';
import { machineClass } from './machine.ts';
import { root } from './shared-material.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:reports`: the report of one resume and the ZIP of 200, requested over HTTP from the real server with
// its own database.
const reports = 200;
const rounds = 100;
const job = `Registered Nurse, Emergency Department. We require a current RN license, BLS and ACLS, three years of critical care, triage, telemetry and IV therapy. Nice to have: TNCC, Spanish, Cerner.`;

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-bench-'));
const read = readConfiguration({ DATA_DIR, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'error' });
if (!read.ok) throw new Error(read.faults.join(' '));
const { ring } = openKeyRing(read.value);
const database = await openDatabase(read.value);
const { db } = database;

const server = startProgram({ DATA_DIR, LOG_LEVEL: 'error' });
const address = await server.address;

/** A Premium user with 200 analyses of one resume, created by the real engine. */
const client = createClient(address);
const person = { username: 'measurer', email: 'measurer@example.org', password: 'a quiet long password' };
const { body } = await client.post('/api/register', person);
const userId = String(Object(body['user']).id);
await client.post('/api/login', person);
await db.$client.query("UPDATE users SET subscription_status = 'active' WHERE id = $1", [userId]);

const pool = createPool({ processes: 1 });
const bytes = fs.readFileSync(path.join(root, 'corpus/two-columns-pdf/resume.pdf'));
const today = new Date().toISOString().slice(0, 10);
const outcome = await pool.parse({ id: '', person: userId, bytes, filename: 'resume.pdf', jobDescription: job, today });
await pool.close();
if (outcome.is !== 'result') throw new Error(`the engine says: ${outcome.is}`);
const safe = await createSafe(db, ring).of(userId);
const now = new Date();
const ids = Array.from({ length: reports }, () => randomUUID());
for (const [index, id] of ids.entries()) {
  const filename = `resume ${index}.pdf`;
  const result = { ...outcome.result, id, filename };
  const upload = { filename, jobDescription: job };
  const file = { file: safe.seal(id, 'file', bytes), fileKey: null };
  const stored = { id, userId, round: 0, upload, file, fileBytes: bytes.length };
  const deleteAt = new Date(now.getTime() + 30 * 86_400_000);
  const sealed = safe.seal(id, 'result', pack(result));
  await db.transaction(async (transaction) => {
    await insertUpload(transaction, safe, { ...stored, requestKey: null, scan: null, now });
    await insertFromUpload(transaction, { userId, result, sealed, now, deleteAt });
  });
}

const ask = (where: string) => fetch(`${address}${where}`, { headers: { cookie: client.cookie } });
const megabytes = (count: number): string => (count / 1e6).toFixed(1);
const processes = (): number[] => {
  const { pid = 0 } = server.child;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.map(Number)];
};
const resident = (): number => processes().reduce((sum, pid) => sum + (consumptionOf(pid)?.residentBytes ?? 0), 0);

/** CPU time of all processes: the cost of a report, however busy the machine is. */
const used = (): number => processes().reduce((sum, pid) => sum + (consumptionOf(pid)?.cpuSeconds ?? 0), 0);

const times: number[] = [];
let usedBefore = 0;
let size = 0;
for (let round = 0; round <= rounds; round += 1) {
  // Stays below the rate limit for reports.
  if (round === 50) await new Promise((resolve) => setTimeout(resolve, 61_000));
  const startedAt = performance.now();
  const answer = await ask(`/api/analysis/${ids[round]}/download`);
  size = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`a report answered ${answer.status}`);
  // The first request starts the typesetting process.
  if (round > 0) times.push(performance.now() - startedAt);
  else {
    usedBefore = used();
    console.log(`first report, cold: ${(performance.now() - startedAt).toFixed(0)} ms`);
  }
}
const usedEach = ((used() - usedBefore) / rounds) * 1000;
console.log(`${machineClass()}, ${rounds} full reports of ${megabytes(size)} MB over HTTP`);
console.log(
  `report: p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; processor time ${usedEach.toFixed(0)} ms each, load of the machine ${os.loadavg()[0]?.toFixed(1)}`,
);

for (const name of ['first', 'second'] as const) {
  const before = resident();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, resident())), 50);
  const startedAt = performance.now();
  let received = 0;
  const answer = await ask('/api/user/reports/download-all');
  for await (const chunk of answer.body ?? []) received += chunk.byteLength;
  clearInterval(watch);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${name} ZIP of ${reports} reports: ${megabytes(received)} MB in ${seconds} s; resident memory of all processes ${megabytes(before)} MB before, at most ${megabytes(most)} MB`,
  );
}
const startedAt = performance.now();
await (await ask('/api/user/reports/optimization-summary')).arrayBuffer();
console.log(`summary over ${reports} resumes: ${(performance.now() - startedAt).toFixed(0)} ms`);

await server.stop();
await database.close();
fs.rmSync(DATA_DIR, { recursive: true, force: true });
