import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formattedOf, journeysOf, sourcesOf } from './change.ts';
import { countOfPlaywright, countOfStep, countOfVitest, sumOf } from './counts.ts';
import { runSteps } from './run-step.ts';
import { stepsNamed, unknownIn } from './steps.ts';

const namesOf = (words: readonly string[]): string[] => stepsNamed(words).map(({ name }) => name);
const changeOf = (...files: string[]) => ({ base: 'main', files });

describe('the steps of a run', () => {
  test('are those of the quick run by default', () => {
    expect(namesOf([])).toEqual(namesOf(['quick']));
    expect(namesOf(['types', 'units'])).toEqual(['types', 'units']);
    expect(namesOf(['quick', 'full'])).toEqual([...namesOf(['quick']), ...namesOf(['full'])]);
  });

  test('have unique names', () => {
    const all = namesOf(['quick', 'full', 'changed']);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are empty for an unknown name', () => {
    expect(unknownIn(['unit', 'full', 'types'])).toEqual(['unit']);
  });
});

describe('what a change can reach', () => {
  test('is linted and formatted if it is of that kind', () => {
    const change = changeOf('docs/load.md', 'web/page.tsx', 'corpus/x/resume.pdf');
    expect(sourcesOf(change)).toEqual(['web/page.tsx']);
    expect(formattedOf(change)).toEqual(['docs/load.md', 'web/page.tsx']);
  });

  test('is tested in a browser: the changed journeys, and the main one if the product changed', () => {
    expect(journeysOf(changeOf('server/http/log.ts'))).toEqual(['e2e/main-job.spec.ts']);
    expect(journeysOf(changeOf('e2e/phone.spec.ts'))).toEqual(['e2e/phone.spec.ts', 'e2e/main-job.spec.ts']);
    expect(journeysOf(changeOf('docs/load.md', 'server/http/log.test.ts'))).toEqual([]);
  });
});

describe('a unit test that fails', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { name: '/a.test.ts', status: 'failed', assertionResults: [{ fullName: 'wavers', status: 'failed' }] },
      { name: '/b.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  const write = `require('fs').writeFileSync(process.argv[1], ${JSON.stringify(JSON.stringify(report))});process.exit(1)`;
  const countsOf = async (env: NodeJS.ProcessEnv, again: string): Promise<unknown> => {
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    const step = {
      run: 'quick' as const,
      name: 'units',
      command: (_: unknown, file: string) => [process.execPath, '-e', write, file],
      counts: countOfVitest,
      again: (files: readonly string[]) => [process.execPath, '-e', again, ...files],
    };
    const counts = await runSteps([step], { env: { ...process.env, ...env }, scratch, change: () => changeOf() });
    fs.rmSync(scratch, { recursive: true });
    return counts[0];
  };
  const passesForA = `process.exit(process.argv.slice(1).join() === '/a.test.ts' ? 0 : 1)`;

  test('is tried once more by .ci/run, alone with its file, and named', async () => {
    const count = await countsOf({ UNITS_RETRIES: '1' }, passesForA);
    expect(count).toEqual({ passed: 5, failed: 0, skipped: 0, flaky: ['wavers'] });
  });

  test('has failed when it fails again, and in npm test at once', async () => {
    expect(await countsOf({ UNITS_RETRIES: '1' }, 'process.exit(1)')).toMatchObject({ failed: 1, flaky: [] });
    expect(await countsOf({ UNITS_RETRIES: undefined }, passesForA)).toMatchObject({ failed: 1, flaky: [] });
  });
});

describe('counting', () => {
  test('counts a failed step without a failed test as one failure', () => {
    expect(countOfStep(0)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: [] });
    expect(countOfStep(1)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
    expect(countOfStep(1, countOfPlaywright, '/no/such/report')).toMatchObject({ failed: 1 });
  });

  test('names a journey that passed only on a retry', () => {
    const specs = [
      { title: 'wavers', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
      { title: 'holds', file: 'a.spec.ts', tests: [{ status: 'expected' }] },
    ];
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countOfPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      flaky: ['a.spec.ts: wavers'],
    });
  });

  test('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, flaky: ['x'] };
    expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: ['x', 'x'] });
  });
});
