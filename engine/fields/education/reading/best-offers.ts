import { labels, maskCount, type Node, type Read } from './node.ts';

/** One node is kept for what an entry has so far, its last label, and whether it shares a school. */
const keyOf = (mask: number, label: number, hasSchool: boolean): number =>
  (mask * labels.length + label) * 2 + (hasSchool ? 1 : 0);
const keyCount = maskCount * labels.length * 2;
const maskOf = (key: number): number => Math.floor(key / (labels.length * 2));

/** The ways to read a piece, of which the best for each state of its entry is kept. */
export type BestOffers = {
  /** `label` is its place in `labels`; of two equal scores the first counts. */
  offer: (mask: number, label: number, hasSchool: boolean, score: number, from: Node | null, read: Read) => void;
  /** The nodes less than `beam` behind the best, in the order in which their states were first offered. */
  take: (beam: number) => readonly Node[];
};

/**
 * Empty again after each `take`, so that the pieces of a section share one. Most offers lose to another offer for the same state, or are far behind the best of all. Nodes are only made for those
 * that remain.
 */
export const bestOffers = (): BestOffers => {
  const scores = new Float64Array(keyCount).fill(Number.NEGATIVE_INFINITY);
  const origins: (Node | null)[] = Array.from({ length: keyCount }, () => null);
  const reads: (Read | null)[] = Array.from({ length: keyCount }, () => null);
  let keys: number[] = [];
  let top = Number.NEGATIVE_INFINITY;
  return {
    offer: (mask, label, hasSchool, score, from, read) => {
      const key = keyOf(mask, label, hasSchool);
      const known = scores[key] ?? Number.NEGATIVE_INFINITY;
      if (score <= known) return;
      if (known === Number.NEGATIVE_INFINITY) keys.push(key);
      scores[key] = score;
      origins[key] = from;
      reads[key] = read;
      if (score > top) top = score;
    },
    take: (beam) => {
      const nodes: Node[] = [];
      for (const key of keys) {
        const score = scores[key] ?? Number.NEGATIVE_INFINITY;
        scores[key] = Number.NEGATIVE_INFINITY;
        const read = reads[key] ?? null;
        if (read !== null && score > top - beam) nodes.push(nodeOf(origins[key] ?? null, read, key, score));
      }
      keys = [];
      top = Number.NEGATIVE_INFINITY;
      return nodes;
    },
  };
};

const nodeOf = (before: Node | null, read: Read, key: number, score: number): Node => {
  const { label, unit } = read;
  const entry = read.opens ? null : before;
  return {
    before,
    read,
    mask: maskOf(key),
    label,
    field: label === 'period' ? (entry?.field ?? label) : label,
    hasSchool: key % 2 === 1,
    school: entry?.school ?? (label === 'institution' ? unit : null),
    score,
  };
};
