import { degreeNames } from '../lexicon/phrases/degrees/degree-names.ts';
import { remembered } from '../text/remembered.ts';

/** From the lowest; a higher one meets a requirement for a lower one. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** Tried in this order: 'degree' alone is a bachelor's, so the names of other degrees come first. */
const names: readonly { level: DegreeLevel; pattern: RegExp; everywhere: RegExp }[] = (
  ['doctorate', 'master', 'associate', 'school', 'bachelor'] as const
).map((level) => ({ level, pattern: degreeNames[level], everywhere: new RegExp(degreeNames[level], 'giu') }));

/** The levels that a text names, lowest first: 'Associate's or Bachelor's degree' names two. */
export const degreeLevelsIn = remembered((text: string): readonly DegreeLevel[] => {
  let rest = text;
  const found: DegreeLevel[] = [];
  for (const { level, pattern, everywhere } of names) {
    if (!pattern.test(rest)) continue;
    found.push(level);
    // "Master's degree" must not be matched again as just 'degree'.
    rest = rest.replace(everywhere, ' ').replace(/^\s*degree\b/i, ' ');
    if (level !== 'bachelor') rest = rest.replace(/\bdegrees?\b/gi, ' ');
  }
  return degreeLevels.filter((level) => found.includes(level));
});

/** 0 for the lowest level of a degree. */
export const levelRank = (level: DegreeLevel): number => degreeLevels.indexOf(level);
