import type { Label } from '../pieces.ts';
import { sureScore, type Scores } from '../evidence/scores.ts';
import type { Unit } from '../units.ts';
import { beginning, lacking, originsOf } from './new-entry.ts';
import { evidenceBit, labelBit, labels, type Context, type Node, type Read } from './node.ts';
import { stayInEntry } from './same-entry.ts';

/** A reading that is this far behind the best is dropped: no later piece brings so much. */
const beam = 9;
const worstFit = -4.5;

/** The labels and borders with the highest total, by the Viterbi algorithm. */
export const bestPath = (
  units: readonly Unit[],
  scores: readonly Scores[],
  context: Context,
): { score: number; path: readonly Read[] } => {
  let nodes: readonly Node[] = [];
  // Used again for each piece: the keys are small numbers, and sections have many pieces.
  const bestByKey: (Node | undefined)[] = [];
  // Most offers are worse than what is known, so a node is only made for one that is not.
  const isBetter = (key: number, score: number): boolean => {
    const known = bestByKey[key];
    return known === undefined || score > known.score;
  };
  units.forEach((unit, index) => {
    const fits = scores[index];
    const keys: number[] = [];
    const keep = (key: number, node: Node): void => {
      if (bestByKey[key] === undefined) keys.push(key);
      bestByKey[key] = node;
    };
    const origins = originsOf(nodes, unit, context);
    const ofSection = nodes.filter(({ read }) => read.unit.row.section === unit.row.section);
    labels.forEach((label, at) => {
      const fit = fits?.[label] ?? Number.NEGATIVE_INFINITY;
      // 'other' is always better than a label that fits so badly
      if (fit < worstFit) return;
      const begins = beginning(unit, label, context);
      const isSure = hasEvidence(label, context.words[index]);
      const own = labelBit[label] | (isSure ? evidenceBit : 0);
      const school = label === 'institution' ? unit : null;
      const opened: Read = { unit, label, opens: true, joins: false, score: fit, isSure };
      for (const { from, hasSchool, score: before } of origins) {
        const key = keyOf(own, at, hasSchool);
        const score = before + begins + fit;
        if (isBetter(key, score))
          keep(key, { before: from, read: opened, mask: own, label, field: label, hasSchool, school, score });
      }
      for (const from of ofSection) {
        const stayed = stayInEntry(from, unit, label, context, isSure);
        if (stayed === null) continue;
        const mask = from.mask | own;
        const key = keyOf(mask, at, from.hasSchool);
        const score = from.score + stayed.score + fit;
        if (!isBetter(key, score)) continue;
        keep(key, {
          before: from,
          read: { unit, label, opens: false, joins: stayed.joins, score: fit, isSure },
          mask,
          label,
          field: label === 'period' ? from.field : label,
          hasSchool: from.hasSchool,
          school: from.school ?? school,
          score,
        });
      }
    });
    const all = keys.flatMap((key) => bestByKey[key] ?? []);
    for (const key of keys) bestByKey[key] = undefined;
    const top = all.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    nodes = all.filter(({ score }) => score > top - beam);
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

/** One node is kept for what an entry has so far, its last label, and whether it shares a school. */
const keyOf = (mask: number, label: number, hasSchool: boolean): number =>
  (mask * labels.length + label) * 2 + (hasSchool ? 1 : 0);

/** The words of the piece alone tell that it is a school or a degree. */
const hasEvidence = (label: Label, words: Scores | undefined): boolean =>
  (label === 'institution' || label === 'degree') && (words?.[label] ?? 0) >= sureScore;
