import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Change } from './change.ts';
import { type Count, countOfRetried, countOfStep, failedFilesIn, readReport } from './counts.ts';
import type { Step } from './steps.ts';

export type Surroundings = {
  env: NodeJS.ProcessEnv;
  /** Where the programs write their reports. */
  scratch: string;
  change: () => Change;
};

/** More failed files than this are no coincidence. */
const maxTriedAgain = 3;

/** Runs a step. The output of short steps is printed when they end, so that parallel steps do not mix their output. */
const runStep = async (step: Step, { env, scratch, change }: Surroundings): Promise<Count> => {
  const reportFile = path.join(scratch, `${step.name}.json`);
  const [program, ...words] = step.command(change, reportFile) ?? [];
  if (program === undefined) {
    console.log(`ok   ${step.name} (nothing of it changed)`);
    return { passed: 0, failed: 0, skipped: 0, flaky: [] };
  }
  const startedAt = performance.now();
  const run = (command: string, args: readonly string[]): Promise<number | null> => {
    const child = spawn(command, args, {
      stdio: step.isShort === true ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, TEST_EXTENT: step.run === 'full' ? 'full' : 'quick' },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
  };
  const said: Buffer[] = [];
  const exitCode = await run(program, words);
  let count = countOfStep(exitCode, step.counts, reportFile);
  const report = readReport(reportFile);
  const files = failedFilesIn(report);
  if (env['UNITS_RETRIES'] === '1' && step.again !== undefined && files.length > 0 && files.length <= maxTriedAgain) {
    const [again = '', ...args] = step.again(files, `${reportFile}.again`);
    if ((await run(again, args)) === 0) count = countOfRetried(report);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (exitCode !== 0) process.stdout.write(Buffer.concat(said));
  console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
  return count;
};

/** Groups adjacent short steps to run in parallel; every other step runs alone. */
const groupsOf = (steps: readonly Step[]): Step[][] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isShort === true && last?.[0]?.isShort === true) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/** Runs all steps even if some fail, and returns one count for each. */
export const runSteps = async (steps: readonly Step[], surroundings: Surroundings): Promise<Count[]> => {
  const counts: Count[] = [];
  for (const group of groupsOf(steps))
    counts.push(...(await Promise.all(group.map((step) => runStep(step, surroundings)))));
  return counts;
};
