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
  const keys = heads.map((readings) => readings.map((reading) => traits.map(({ of }) => of(reading))));
  let scores = heads.map((readings) => readings.map(({ score }) => score));
  for (let round = 0; round < rounds; round += 1) {
    const shares = scores.map(sharesOf);
    const sums = traits.map((_, trait) => sumsOf(shares, (head, reading) => keys[head]?.[reading]?.[trait] ?? ''));
    scores = heads.map((readings, head) => {
      const own = traits.map((_, trait) =>
        sumsOf([shares[head] ?? []], (_head, reading) => keys[head]?.[reading]?.[trait] ?? ''),
      );
      return readings.map(({ score }, reading) =>
        traits.reduce((sum, { weight }, trait) => {
          const key = keys[head]?.[reading]?.[trait] ?? '';
          const ofOthers = Math.max(0, (sums[trait]?.get(key) ?? 0) - (own[trait]?.get(key) ?? 0));
          return sum + weight * Math.log((ofOthers + unseen) / (others + 1));
        }, score),
      );
    });
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

const sumsOf = (
  shares: readonly (readonly number[])[],
  keyOf: (head: number, reading: number) => string,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  shares.forEach((own, head) => {
    own.forEach((share, reading) => {
      const key = keyOf(head, reading);
      sums.set(key, (sums.get(key) ?? 0) + share);
    });
  });
  return sums;
};
