import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { proofsIn } from '#tests/proofs.ts';
import { machineClass } from '../machine.ts';
import { root } from '../shared-material.ts';

// `npm run chaos`: runs the tests of every row of docs/reliability.md, the attacks among them, and prints one table. `--
// R5 R17` runs only these rows.
const wanted = process.argv.slice(2);
const rows = fs
  .readFileSync(path.join(root, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', requirement = '', proof = ''] = /^\| (R\d+) \| (.*?) \| (.*) \|$/.exec(line) ?? [];
    return id === '' || (wanted.length > 0 && !wanted.includes(id)) ? [] : [{ id, requirement, proof }];
  });

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

type Result = { file: string; fullName: string; status: string; ms: number };

/** Everything in these files; `isFull` for those that `npm test` leaves out. */
const resultsOf = async (files: readonly string[], isFull: boolean): Promise<Result[]> => {
  if (files.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-chaos-'));
  const report = path.join(folder, 'report.json');
  const words = ['run', '--reporter=json', `--outputFile=${report}`, ...files];
  const run = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(isFull ? { TEST_EXTENT: 'full' } : {}) },
  });
  await new Promise((resolve) => run.once('exit', resolve));
  const { testResults } = reportSchema.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  fs.rmSync(folder, { recursive: true, force: true });
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: path.relative(root, name),
      fullName,
      status,
      ms: duration ?? 0,
    })),
  );
};

const files = [...new Set(rows.flatMap(({ proof }) => proofsIn(proof).map(({ file }) => file)))];
// A matrix has its representative cases in one run and the others in the other.
const results = [
  ...(await resultsOf(
    files.filter((file) => !file.includes('.full.')),
    false,
  )),
  ...(await resultsOf(
    files.filter((file) => /\.(full|matrix)\./.test(file)),
    true,
  )),
];

/** The words of a proof as they appear in the name of a test, whose parameters are filled in. */
const isNamed = ({ fullName }: Result, words: string): boolean =>
  words.split(/%[sij]/).every((part) => fullName.includes(part.trim()));

console.log(`${machineClass()}\n`);
console.log('| id | requirement | tests | result | seconds |\n| --- | --- | ---: | --- | ---: |');
for (const { id, requirement, proof } of rows) {
  const mine = proofsIn(proof).flatMap(({ file, words }) =>
    results.filter((one) => one.file === file && isNamed(one, words)),
  );
  const failed = mine.filter(({ status }) => status === 'failed');
  const passed = mine.filter(({ status }) => status === 'passed');
  const missing = proofsIn(proof).filter(
    ({ file, words }) => !results.some((one) => one.file === file && isNamed(one, words)),
  );
  const isProven = failed.length === 0 && missing.length === 0 && passed.length > 0;
  if (!isProven && proofsIn(proof).length > 0) process.exitCode = 1;
  const unmet = [...failed.map(({ fullName }) => fullName), ...missing.map(({ words }) => `did not run: ${words}`)];
  const result = isProven ? 'holds' : unmet.length === 0 ? 'not proven' : `FAILED: ${unmet.join('; ')}`;
  const seconds = mine.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  console.log(`| ${id} | ${requirement} | ${mine.length} | ${result} | ${seconds.toFixed(1)} |`);
}
