import { degreeCapitals } from '../../lexicon/phrases/degrees/degree-capitals.ts';
import { degreeLevelsIn, levelRank, type DegreeLevel } from '../../terms/degree-levels.ts';

/** The years of work that are asked for beside a degree of this level. */
export type YearsWithDegree = { level: DegreeLevel; years: number };

const pieces = /[^,;/]+/gu;
const yearsBeside = /(?:\+|\bplus\b|\bwith\b|\band\b)\s*(?:at least |a minimum of )?(\d{1,2})\b/iu;

const levelIn = (piece: string): DegreeLevel | undefined => {
  const capitals = [...piece.matchAll(/\b[A-Z][A-Za-z]{1,3}\b/gu)].flatMap(([name]) => degreeCapitals.get(name) ?? []);
  return capitals[0] ?? degreeLevelsIn(piece)[0];
};

/** 'BS + 5 years, MS + 3, or PhD + 1': which years go with which degree, lowest degree first; empty unless there are two. */
export const yearsByDegreeIn = (text: string): readonly YearsWithDegree[] => {
  const found = [...text.matchAll(pieces)].flatMap(([piece]): YearsWithDegree[] => {
    const years = Number(yearsBeside.exec(piece)?.[1] ?? Number.NaN);
    const level = Number.isNaN(years) ? undefined : levelIn(piece);
    return level === undefined ? [] : [{ level, years }];
  });
  if (new Set(found.map(({ level }) => level)).size < 2) return [];
  return found.toSorted((one, other) => levelRank(one.level) - levelRank(other.level));
};

/** The years that somebody with this degree needs; without any of the degrees, those of the lowest. */
export const yearsNeeded = (byDegree: readonly YearsWithDegree[], highest: DegreeLevel | null): number | null => {
  const [lowest] = byDegree;
  if (lowest === undefined) return null;
  const reached = byDegree.filter(({ level }) => highest !== null && levelRank(level) <= levelRank(highest));
  return reached.length === 0 ? lowest.years : Math.min(...reached.map(({ years }) => years));
};
