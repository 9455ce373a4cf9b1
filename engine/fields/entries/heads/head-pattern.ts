import type { HeadReading, Parts } from './head-reading.ts';

/**
 * What the entries of one section have in common, each with its weight: resumes set all their entries in one pattern.
 * The weights add up to a little more than 1, so that in a section of three the two other entries outweigh words that
 * speak against them by 3, and in a section of two by 2.5.
 */
const traits: readonly { trait: string; weight: number; example: string; of: (reading: HeadReading) => string }[] = [
  {
    trait: 'the parts with their separators',
    weight: 0.45,
    example: 'title, comma, employer, tab, dates',
    of: ({ signature }) => signature,
  },
  {
    trait: 'the order of title and employer, and whether they share a row',
    weight: 0.45,
    example: 'employer above the title',
    of: ({ parts }) => orderOf(parts),
  },
  {
    trait: 'the type of the title',
    weight: 0.4,
    example: 'bold',
    of: ({ parts }) => parts.title?.[0]?.type ?? '',
  },
  {
    trait: 'the type of the employer',
    weight: 0.4,
    example: 'italic',
    of: ({ parts }) => parts.employer?.[0]?.type ?? '',
  },
  {
    trait: 'the type of the place',
    weight: 0.3,
    example: 'gray',
    of: ({ parts }) => parts.place?.[0]?.type ?? '',
  },
];

const orderOf = ({ title, employer, place }: Parts): string => {
  const placed = Object.entries({ title, employer, place })
    .flatMap(([label, atoms]) => (atoms?.[0] === undefined ? [] : [{ label, row: atoms[0].row, from: atoms[0].from }]))
    .toSorted((a, b) => a.row - b.row || a.from - b.from);
  return placed
    .filter(({ label }) => label !== 'place')
    .map(({ label, row }, index, all) => `${index > 0 && all[index - 1]?.row === row ? '+' : '/'}${label}`)
    .join('');
};

/** How much an unseen trait counts, as a share of one entry. */
const unseen = 0.15;
const rounds = 5;

/**
 * The readings of each header, best first, scored together: each reading gains by what it has in common with the likely
 * readings of the other headers (expectation and maximization over the shares of the traits).
 */
export const readJointly = (heads: readonly (readonly HeadReading[])[]): readonly (readonly HeadReading[])[] => {
  const others = heads.length - 1;
  if (others < 1) return heads;
  const { keys, count } = numbered(heads);
  let scores = heads.map((readings) => readings.map(({ score }) => score));
  for (let round = 0; round < rounds; round += 1) {
    const shares = scores.map(sharesOf);
    const own = shares.map((ofHead, head) => sharesByTrait(ofHead, keys[head] ?? [], count));
    const sums = new Float64Array(count);
    shares.forEach((ofHead, head) => addShares(sums, ofHead, keys[head] ?? []));
    scores = heads.map((readings, head) =>
      readings.map(({ score }, reading) => {
        let sum = score;
        (keys[head]?.[reading] ?? []).forEach((key, trait) => {
          const ofOthers = Math.max(0, (sums[key] ?? 0) - (own[head]?.[key] ?? 0));
          sum += (traits[trait]?.weight ?? 0) * Math.log((ofOthers + unseen) / (others + 1));
        });
        return sum;
      }),
    );
  }
  return heads.map((readings, head) =>
    readings
      .map((reading, index) => ({ ...reading, score: scores[head]?.[index] ?? reading.score }))
      .toSorted((a, b) => b.score - a.score),
  );
};

/** Scores as shares of 1: logarithms of odds. */
const sharesOf = (scores: readonly number[]): readonly number[] => {
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** The traits of each reading as numbers from 0 to `count`: equal traits have equal numbers. */
const numbered = (
  heads: readonly (readonly HeadReading[])[],
): { keys: readonly (readonly (readonly number[])[])[]; count: number } => {
  const numbers = traits.map(() => new Map<string, number>());
  let count = 0;
  const numberOf = (known: Map<string, number>, trait: string): number => {
    const number = known.get(trait) ?? count;
    if (number === count) {
      known.set(trait, number);
      count += 1;
    }
    return number;
  };
  const keys = heads.map((readings) =>
    readings.map((reading) => numbers.map((known, trait) => numberOf(known, traits[trait]?.of(reading) ?? ''))),
  );
  return { keys, count };
};

const sharesByTrait = (
  shares: readonly number[],
  keys: readonly (readonly number[])[],
  count: number,
): Float64Array => {
  const sums = new Float64Array(count);
  addShares(sums, shares, keys);
  return sums;
};

const addShares = (sums: Float64Array, shares: readonly number[], keys: readonly (readonly number[])[]): void => {
  shares.forEach((share, reading) => {
    for (const key of keys[reading] ?? []) sums[key] = (sums[key] ?? 0) + share;
  });
};
