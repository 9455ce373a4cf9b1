import { measureHonest, measureLies } from './measure.ts';

// `npm run bench:lying-model [-- COUNT SEED]`: what the guard of proposed wordings offers of dishonest proposals, judged
// by `bench/wording/witness.ts`, and how many honest ones pass.
const [count = '10000', seed = '1'] = process.argv.slice(2);
const startedAt = performance.now();
const rows = measureLies(Number(count), Number(seed));
const milliseconds = (performance.now() - startedAt) / Number(count);

console.log(
  '| the model inserts or takes away | proposals | unsupported without the guard | something offered | unsupported in what is offered |',
);
console.log('| --- | --- | --- | --- | --- |');
for (const [kind, { proposals, flagged, offered, accepted }] of [...rows].toSorted(([one], [other]) =>
  one.localeCompare(other),
))
  console.log(`| ${kind} | ${proposals} | ${flagged} | ${offered} | ${accepted.length} |`);
const accepted = [...rows.values()].flatMap((row) => row.accepted);
console.log(`\n${count} proposals, ${accepted.length} unsupported, ${milliseconds.toFixed(2)} ms each`);
for (const sentence of accepted.slice(0, 40)) console.log(`  ${sentence}`);
for (const set of ['looked', 'apart'] as const) {
  const { rows: all, whole, part } = measureHonest(set);
  console.log(`honest rewrites (${set}): ${whole} of ${all} offered as a whole, ${part} at least in part`);
}
if (accepted.length > 0) process.exitCode = 1;
