import { composed } from '#contract/wording/compose.ts';
import { judgeWording } from '#contract/wording/judge.ts';
import { chanceOf, oneOf } from '#server/testing/chance.ts';
import { lieAbout } from '#server/testing/language-model/lies.ts';
import { lines } from '#server/testing/language-model/lines.ts';
import { honestRewrites } from './honest.ts';
import { unsupportedIn } from './witness.ts';

/** `flagged`: how many the witness would find if everything that the model says were taken. */
type Row = { proposals: number; flagged: number; offered: number; accepted: string[] };

/** Lines as they are, and honest rewrites for a lie to hide in. */
const pairs: readonly { line: string; proposal: string }[] = [
  ...lines.map((line) => ({ line, proposal: line })),
  ...honestRewrites.looked,
  ...honestRewrites.apart,
];

/** Every line that a person could end up with: each set of the offered changes. */
const outcomesOf = (line: string, proposal: string): readonly string[] => {
  const { segments, changes } = judgeWording(line, proposal);
  const ids = changes.filter(({ reason }) => reason === null).map(({ id }) => id);
  return Array.from({ length: 2 ** ids.length - 1 }, (_, mask) =>
    composed(segments, new Set(ids.filter((_id, index) => ((mask + 1) >> index) % 2 === 1))),
  );
};

/** By kind of lie: how many were proposed, in how many something was offered, and what the witness calls unsupported. */
export const measureLies = (count: number, seed: number): ReadonlyMap<string, Row> => {
  const chance = chanceOf(seed);
  const rows = new Map<string, Row>();
  for (let index = 0; index < count; index += 1) {
    const { line, proposal: honest } = oneOf(pairs, chance);
    const lie = lieAbout(honest, chance);
    const row = rows.get(lie.kind) ?? { proposals: 0, flagged: 0, offered: 0, accepted: [] };
    const outcomes = outcomesOf(line, lie.proposal);
    row.proposals += 1;
    row.flagged += unsupportedIn(line, honest, lie.proposal, lie).length > 0 ? 1 : 0;
    row.offered += outcomes.length > 0 ? 1 : 0;
    for (const outcome of outcomes) {
      const faults = unsupportedIn(line, honest, outcome, lie);
      if (faults.length > 0) row.accepted.push(`${line} => ${outcome}: ${faults.join(', ')}`);
    }
    rows.set(lie.kind, row);
  }
  return rows;
};

/** How many honest rewrites pass as a whole, and in part. */
export const measureHonest = (set: keyof typeof honestRewrites): { rows: number; whole: number; part: number } => {
  const judged = honestRewrites[set].map(({ line, proposal }) => judgeWording(line, proposal).changes);
  return {
    rows: judged.length,
    whole: judged.filter((changes) => changes.every(({ reason }) => reason === null)).length,
    part: judged.filter((changes) => changes.some(({ reason }) => reason === null)).length,
  };
};
