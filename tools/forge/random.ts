/** A stream of draws that is the same for the same seed on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  /** Throws for an empty list. */
  pick: <T>(items: readonly T[]) => T;
  /** Picks by weight. Weights need not add up to 1. */
  weighted: <T>(rows: readonly (readonly [weight: number, item: T])[]) => T;
  /** `count` different items (fewer when there are not as many), in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
  shuffle: <T>(items: readonly T[]) => T[];
  /** An independent stream: what is drawn from it does not move the draws of this one. */
  fork: (label: string) => Random;
};

/** FNV-1a over UTF-16 code units: 32 bits, stable across machines and versions. */
export const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  // FNV alone spreads the last characters badly over the high bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Mulberry32 over the hash of the seed. */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error(`nothing to pick from (seed ${seed})`);
    return items[below(items.length)] as T;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0] as T);
  };
  return {
    next,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick,
    weighted: (rows) => {
      let left = next() * rows.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of rows) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(rows)[1];
    },
    sample,
    shuffle: (items) => sample(items, items.length),
    fork: (label) => randomOf(`${seed}/${label}`),
  };
};
