import { remembered } from '../../../text/remembered.ts';
import type { Atom } from '../atom.ts';
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
    of: ({ signature, isRole }) => `${signature}${isRole ? ' role' : ''}`,
  },
  {
    trait: 'the order of title and employer, and whether they share a row',
    weight: 0.45,
    example: 'employer above the title',
    of: ({ parts, isRole }) => `${orderOf(parts)}${isRole ? ' role' : ''}`,
  },
  {
    trait: 'how the type of the title differs from that of the employer',
    weight: 0.2,
    example: 'bold above regular, whatever their sizes',
    of: ({ parts }) => contrastOf(parts),
  },
  {
    trait: 'the row of the title, counted from the dates',
    weight: 0.15,
    example: 'in the row of the dates',
    of: ({ parts, datedRow }) => rowFromDates(parts.title, datedRow),
  },
  {
    trait: 'the row of the employer, counted from the dates',
    weight: 0.15,
    example: 'in the row below the dates',
    of: ({ parts, datedRow }) => rowFromDates(parts.employer, datedRow),
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

const orderOf = ({ title, employer }: Parts): string => {
  const [first, other] = [title?.[0], employer?.[0]];
  if (first === undefined) return other === undefined ? '' : '/employer';
  if (other === undefined) return '/title';
  const glue = first.row === other.row ? '+' : '/';
  const isTitleFirst = (first.row - other.row || first.from - other.from) <= 0;
  return isTitleFirst ? `/title${glue}employer` : `/employer${glue}title`;
};

/** In points: sizes that differ by less look the same. */
const sameSizePt = 0.6;

/** 'larger bold' for a title that is larger than the employer and bold where that is not. */
const contrastOf = ({ title, employer }: Parts): string => {
  const [first, other] = [title?.[0]?.type, employer?.[0]?.type];
  if (first === undefined || other === undefined) return '';
  const [a, b] = [sizeAndWeight(first), sizeAndWeight(other)];
  const bySize = a.sizePt - b.sizePt;
  const size = Math.abs(bySize) < sameSizePt ? 'same' : bySize > 0 ? 'larger' : 'smaller';
  return `${size} ${a.weight === b.weight ? '' : `${a.weight}/${b.weight}`}`;
};

/** The types of a document are few, and each is asked for in many readings. */
const sizeAndWeight = remembered((type: string): { sizePt: number; weight: string } => {
  const [size = '', weight = ''] = type.split(' ');
  return { sizePt: Number(size) / 10, weight };
});

const rowFromDates = (part: readonly Atom[] | undefined, datedRow: number | null): string =>
  part?.[0] === undefined || datedRow === null ? '' : String(part[0].row - datedRow);

/**
 * How much more the traits count where at least two other headers can agree about them, in a header that may name title
 * and employer: with one other, likeness may be chance, and one name has no order. On 292 annotated resumes 1 and 2 are
 * both worse for employers and titles.
 */
const weightOfHabit = 1.4;
const minOthersOfHabit = 2;

const namesBoth = (readings: readonly HeadReading[]): boolean =>
  readings.some(({ parts: { title, employer } }) => title !== undefined && employer !== undefined);

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
  const { numbered, weights } = traitsOf(heads);
  const factors = heads.map((readings) => (others >= minOthersOfHabit && namesBoth(readings) ? weightOfHabit : 1));
  let scores = heads.map((readings) => readings.map(({ score }) => score));
  for (let round = 0; round < rounds; round += 1) {
    const shares = scores.map(sharesOf);
    const sums = new Float64Array(weights.length);
    const sumsOfHead = numbered.map((head, index) => addShares(sums, shares[index] ?? [], head));
    scores = numbered.map(({ keys, places }, head) => {
      const own = sumsOfHead[head] ?? sums;
      const worth = keys.map((key, place) => {
        const ofOthers = Math.max(0, (sums[key] ?? 0) - (own[place] ?? 0));
        return (factors[head] ?? 1) * (weights[key] ?? 0) * Math.log((ofOthers + unseen) / (others + 1));
      });
      return (heads[head] ?? []).map(({ score }, reading) =>
        (places[reading] ?? []).reduce((sum, place) => sum + (worth[place] ?? 0), score),
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

/** The traits of one header's readings: `keys` without repeats, and for each reading where its own are among them. */
type Numbered = { keys: readonly number[]; places: readonly (readonly number[])[] };

/** The traits of all readings as numbers, by header: equal traits have equal numbers, and `weights` is by number. */
const traitsOf = (
  heads: readonly (readonly HeadReading[])[],
): { numbered: readonly Numbered[]; weights: readonly number[] } => {
  const weights: number[] = [];
  const numbersOf = traits.map(({ of, weight }) => {
    const known = new Map<string, number>();
    return (reading: HeadReading): number => {
      const trait = of(reading);
      const number = known.get(trait) ?? weights.length;
      if (number === weights.length) {
        known.set(trait, number);
        weights.push(weight);
      }
      return number;
    };
  });
  const numbered = heads.map((readings): Numbered => {
    const placeOf = new Map<number, number>();
    const places = readings.map((reading) =>
      numbersOf.map((numberOf) => {
        const key = numberOf(reading);
        const place = placeOf.get(key) ?? placeOf.size;
        placeOf.set(key, place);
        return place;
      }),
    );
    return { keys: [...placeOf.keys()], places };
  });
  return { numbered, weights };
};

/** Adds the share of each reading of a header to the sums of its traits; the sums of this header alone, by place. */
const addShares = (sums: Float64Array, shares: readonly number[], { keys, places }: Numbered): Float64Array => {
  const own = new Float64Array(keys.length);
  shares.forEach((share, reading) => {
    for (const place of places[reading] ?? []) {
      own[place] = (own[place] ?? 0) + share;
      const key = keys[place] ?? -1;
      sums[key] = (sums[key] ?? 0) + share;
    }
  });
  return own;
};
