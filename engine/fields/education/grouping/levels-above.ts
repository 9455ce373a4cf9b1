import { learnedTrade } from '../../../lexicon/phrases/degrees/learned-trades.ts';
import { levelOfSchools } from '../../../lexicon/phrases/degrees/school-level.ts';
import { fold } from '../../../text/fold.ts';
import type { Atom } from '../../entries/atom.ts';
import { isSchoolLevel } from '../degrees.ts';
import type { EducationParts } from '../pieces.ts';

const isSharedWith = ({ isShared, institution }: EducationParts, school: Atom): boolean =>
  isShared && institution[0] === school;

/** 'Secundaria: Colegio Harrow' above 'Bachiller en Ciencias': the level that asks for a school is not a degree beside one. */
export const withoutLevels = (all: readonly EducationParts[]): readonly EducationParts[] =>
  all.flatMap((parts, at): EducationParts[] => {
    const [above, below] = [all[at - 1], all[at + 1]];
    if (below !== undefined && (isLevelAbove(parts, below) || isTitleOfTrade(parts, below))) return [];
    if (above !== undefined && isTitleOfTrade(above, parts))
      return [{ ...parts, period: parts.period ?? above.period }];
    if (above === undefined || !isLevelAbove(above, parts)) return [parts];
    const { institution, place, period } = above;
    return [{ ...parts, institution, place, isShared: false, period: parts.period ?? period }];
  });

/** 'Umschulung' above 'Kauffrau für Büromanagement, IHK Harrow': how somebody learned the trade. Folded. */
const training = /^(?:(?:berufs|erst)?ausbildung|umschulung|lehre|lehrzeit)$/u;

const isTitleOfTrade = ({ degree: [title, ...more], institution }: EducationParts, next: EducationParts): boolean => {
  const [trade] = next.degree;
  return (
    title !== undefined &&
    trade !== undefined &&
    more.length === 0 &&
    institution.length === 0 &&
    trade.line === title.line + 1 &&
    training.test(fold(title.text)) &&
    learnedTrade.test(fold(trade.text))
  );
};

const isLevelAbove = (
  { degree: [level, ...more], institution: [school] }: EducationParts,
  next: EducationParts,
): boolean =>
  level !== undefined &&
  school !== undefined &&
  more.length === 0 &&
  school.glue === 'colon' &&
  level.line === school.line &&
  level.from < school.from &&
  next.degree[0]?.line === school.line + 1 &&
  (next.institution.length === 0 || isSharedWith(next, school)) &&
  (isSchoolLevel(level.text) || levelOfSchools.test(fold(level.text)));
