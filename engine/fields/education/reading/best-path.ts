import type { BestOffers } from './best-offers.ts';
import type { Candidate } from './candidates.ts';
import { beginning, lacking, originsOf } from './new-entry.ts';
import type { Context, Node, Read } from './node.ts';
import { stayInEntry } from './same-entry.ts';
import type { Unit } from '../units/unit.ts';

/** A reading that is this far behind the best is dropped: no later piece brings so much. */
const beam = 9;

/** The labels and borders with the highest total, by the Viterbi algorithm. */
export const bestPath = (
  units: readonly Unit[],
  candidates: readonly (readonly Candidate[])[],
  context: Context,
  offers: BestOffers,
): { score: number; path: readonly Read[] } => {
  let nodes: readonly Node[] = [];
  units.forEach((unit, index) => {
    const origins = originsOf(nodes, unit, context);
    // all nodes end with the piece before
    const ofSection = units[index - 1]?.row.section === unit.row.section ? nodes : [];
    for (const candidate of candidates[index] ?? []) {
      const { label, at, mask, fit, opens, apart, joins } = candidate;
      const begins = beginning(unit, label, context);
      for (const { from, hasSchool, score } of origins)
        offers.offer(mask, at, hasSchool, score + begins + fit, from, opens);
      for (const from of ofSection) {
        const stayed = stayInEntry(from, candidate, context);
        if (stayed === null) continue;
        const score = from.score + stayed.score + fit;
        offers.offer(from.mask | mask, at, from.hasSchool, score, from, stayed.joins ? joins : apart);
      }
    }
    nodes = offers.take(beam);
  });
  let last: Node | null = null;
  let score = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    const total = node.score - lacking(node, context);
    if (total > score) [last, score] = [node, total];
  }
  const path: Read[] = [];
  for (let node: Node | null = last; node !== null; node = node.before) path.push(node.read);
  return { score, path: path.toReversed() };
};
