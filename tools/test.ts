import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

// Everything that must be green, in the order in which it is cheap to find out. `npm test -- types units` runs only those.
type Count = { passed: number; failed: number; skipped: number; passedAtSecondTry?: number };
type Step = { name: string; words: readonly string[]; countOf?: () => Count };

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-test-'));
const unitsFile = path.join(scratch, 'units.json');
const journeysFile = path.join(scratch, 'journeys.json');

const readJson = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

const unitCount = (): Count => {
  const said = readJson(unitsFile) as { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number };
  return { passed: said.numPassedTests ?? 0, failed: said.numFailedTests ?? 0, skipped: said.numPendingTests ?? 0 };
};

const journeyCount = (): Count => {
  const { stats } = readJson(journeysFile) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    passedAtSecondTry: stats?.flaky ?? 0,
  };
};

const steps: readonly Step[] = [
  { name: 'types', words: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'engine-types', words: ['tsc', '-p', 'engine/tsconfig.json'] },
  { name: 'web-types', words: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'lint', words: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', words: ['oxfmt', '--check', '.'] },
  { name: 'unused', words: ['knip'] },
  {
    name: 'units',
    words: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitsFile}`],
    countOf: unitCount,
  },
  { name: 'journeys', words: ['playwright', 'test', '--reporter=list,json'], countOf: journeyCount },
];

const asked = process.argv.slice(2);
const chosen = steps.filter((step) => asked.length === 0 || asked.includes(step.name));
const needsBrowser = chosen.some((step) => step.name === 'journeys');
const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeysFile,
  ...(needsBrowser ? { CHROMIUM_PATH: chromiumPath() } : {}),
};

/** A step that ends badly without a failed test of its own counts as one failure. */
const runStep = ({ name, words: [program = '', ...words], countOf }: Step): Count => {
  const startedAt = Date.now();
  const ended = spawnSync(program, words, { stdio: 'inherit', env });
  const count = countOf?.() ?? { passed: ended.status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const failed = ended.status !== 0 && count.failed === 0 ? 1 : count.failed;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return { ...count, failed };
};

const counts = chosen.map(runStep);
fs.rmSync(scratch, { recursive: true, force: true });
const sum = (of: keyof Count): number => counts.reduce((total, count) => total + (count[of] ?? 0), 0);
const again = sum('passedAtSecondTry');
const wavering = again === 0 ? '' : `, ${again} of the passed only at the second try: they are listed above as flaky`;
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped${wavering}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
