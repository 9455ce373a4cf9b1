import { typicalGapOf } from '../../entries/section-style.ts';
import { institutionScore } from '../schools/institutions.ts';
import { scoresOf } from '../evidence/scores.ts';
import type { Unit } from '../units/unit.ts';
import { bestOffers } from './best-offers.ts';
import { bestPath } from './best-path.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { headTypesOf } from './head-types.ts';
import type { Key, Read } from './node.ts';
import { withSlots } from './slots.ts';

const keys: readonly Key[] = ['institution', 'degree', 'period'];
const maxPasses = 3;

/**
 * The labels of all pieces and the borders of the entries that fit best together: each piece its words, each entry the
 * fields it should have, all entries the same order and the same slots.
 */
export const bestReading = (units: readonly Unit[]): readonly Read[] => {
  const typicalGap = typicalGapOf([...new Set(units.map(({ row }) => row))]);
  const words = scoresOf(units);
  const hasFewerDegrees = isFewerDegrees(units);
  const areBulletsBelow = areDatesUnmarked(units);
  const areDegreesBelow = areDegreesInBullets(units);
  const isDated = units.some(({ atom, isDetail }) => atom.period !== null && !isDetail);
  const datesLead = areDatesFirst(units);
  const offers = bestOffers();
  const at = (leader: Key, candidates: readonly (readonly Candidate[])[]) => {
    const context = {
      leader,
      isDated,
      typicalGap,
      hasFewerDegrees,
      areBulletsBelow,
      areDegreesBelow,
      heads,
      datesLead,
    };
    return bestPath(units, candidates, context, offers);
  };
  let heads: ReadonlySet<string> | null = null;
  const byWords = candidatesOf(units, words, words);
  const first = keys
    .map((leader) => ({ leader, ...at(leader, byWords) }))
    .reduce((a, b) => (b.score > a.score ? b : a));
  let { path } = first;
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const scores = withSlots(units, words, path);
    heads = headTypesOf(path);
    if (scores === words && heads === null) return path;
    const next = at(first.leader, scores === words ? byWords : candidatesOf(units, scores, words)).path;
    const isSame = next.every(({ label, opens }, index) => path[index]?.label === label && path[index].opens === opens);
    path = next;
    if (isSame) return path;
  }
  return path;
};

/** Some schools have a degree and others have none: those may be parts of others. */
const isFewerDegrees = (units: readonly Unit[]): boolean => {
  const named = units.filter(({ isDetail }) => !isDetail);
  const degrees = named.filter(({ degree }) => degree >= 2).length;
  return degrees > 0 && degrees < named.filter(({ atom }) => institutionScore(atom.text) >= 3).length;
};

/** Two dated rows or more, the first row among them, and none is a bullet. */
const areDatesUnmarked = (units: readonly Unit[]): boolean => {
  const dated = new Set(units.filter(({ atom }) => atom.period !== null).map(({ row }) => row));
  const first = units[0]?.row;
  return first !== undefined && dated.size > 1 && dated.has(first) && [...dated].every(({ hasMarker }) => !hasMarker);
};

/** The first school is in a row without a marker and without a degree, and the next row is a bullet with a degree. */
const areDegreesInBullets = (units: readonly Unit[]): boolean => {
  const school = units.findIndex(({ atom }) => institutionScore(atom.text) >= 3);
  const row = units[school]?.row;
  if (row === undefined || row.hasMarker || units.some((unit) => unit.row === row && unit.degree >= 3)) return false;
  const below = units.slice(school).find((unit) => unit.row !== row && unit.atom.period === null)?.row;
  return below?.hasMarker === true && units.some((unit) => unit.row === below && unit.degree >= 3);
};

/** A section that begins with a date and does not end with one, with each date at the start of a row: entries begin with theirs. */
const areDatesFirst = (units: readonly Unit[]): boolean => {
  const dates = units.filter(({ atom, isDetail }) => atom.period !== null && !isDetail);
  const [first, last] = [units[0], units.at(-1)];
  return dates.length > 1 && first === dates[0] && last !== dates.at(-1) && dates.every(({ isFirst }) => isFirst);
};
