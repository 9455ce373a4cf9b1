import os from 'node:os';
import { parseArgs } from 'node:util';
import { machineClass } from '../machine.ts';
import { attackScenarios } from './attacks.ts';
import { hostileConnections } from './connections.ts';
import { dataScenarios } from './data.ts';
import { databaseScenarios } from './database.ts';
import { loadScenarios } from './files-and-load.ts';
import { killScenarios } from './kills.ts';
import { outsideScenarios } from './outside.ts';
import { replicaScenarios } from './replicas.ts';
import type { Scenario } from './scenario.ts';

// `npm run chaos`: tries R1 to R22 and the four attacks on the built server, in real processes over HTTP, and prints one
// table. `-- R5 A3` runs only these, `--minutes 10` is the time of the long ones.
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);

const byNumber = ({ id }: Scenario): number => Number(/\d+/.exec(id)?.[0]) + (id.startsWith('A') ? 100 : 0);
const all = [
  ...killScenarios(minutes),
  ...loadScenarios,
  ...replicaScenarios,
  ...databaseScenarios,
  ...outsideScenarios,
  hostileConnections,
  ...dataScenarios(minutes),
  ...attackScenarios,
].toSorted((one, other) => byNumber(one) - byNumber(other));
const wanted = all.filter(
  ({ id }) => positionals.length === 0 || positionals.some((each) => id.split(', ').includes(each)),
);

console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} other processes wanted to run at the start.\n`);
console.log('| id | what must hold | how it was tried | result | figures |\n| --- | --- | --- | --- | --- |');
for (const { id, what, how, run } of wanted) {
  const { holds, figure } = await run().catch((error: unknown) => ({
    holds: false,
    figure: `could not be tried: ${error instanceof Error ? error.message : String(error)}`,
  }));
  if (!holds) process.exitCode = 1;
  console.log(`| ${id} | ${what} | ${how} | ${holds ? 'holds' : '**fails**'} | ${figure} |`);
}
// A scenario that failed may have left connections behind.
process.exit();
