import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';
import { changeNow } from './testing/change.ts';
import { sumOf } from './testing/counts.ts';
import { runSteps } from './testing/run-step.ts';
import { runs, steps, stepsNamed, unknownIn } from './testing/steps.ts';

// `npm test` runs the quick steps, `npm test -- types units` only those, `npm test -- changed` what a change can reach,
// `npm run test:full` the long matrices. The last line is the total.
const words = process.argv.slice(2);
const unknown = unknownIn(words);
if (unknown.length > 0) {
  console.error(
    `There is no step '${unknown[0]}'. There are: ${[...runs, ...steps.map(({ name }) => name)].join(', ')}.`,
  );
  process.exit(64);
}
const chosen = stepsNamed(words);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-test-'));
let change: ReturnType<typeof changeNow> | undefined;
const counts = await runSteps(chosen, {
  scratch,
  env: {
    ...process.env,
    ...(chosen.some(({ name }) => name.includes('journeys')) ? { CHROMIUM_PATH: chromiumPath() } : {}),
  },
  change: () => (change ??= changeNow()),
});
fs.rmSync(scratch, { recursive: true, force: true });

const { passed, failed, skipped, flaky } = sumOf(counts);
const failedSteps = chosen.filter((_, index) => (counts[index]?.failed ?? 0) > 0).map(({ name }) => name);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}.`);
if (flaky.length > 0)
  console.log(`Passed only when tried again; mend these:\n${flaky.map((title) => `  ${title}\n`).join('')}`.trimEnd());
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
