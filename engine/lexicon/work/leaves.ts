import { wordSet } from '../word-set.ts';

/** Times without an employer that resumes list among the jobs to avoid a gap. Lower case without accents, hyphens for spaces. */
const leaves: ReadonlySet<string> = wordSet(
  `parental-leave maternity-leave paternity-leave family-leave career-break planned-career-break sabbatical caregiver full-time-caregiver full-time-parent`,
  `elternzeit mutterschutz erziehungszeit familienzeit pflegezeit sabbatjahr arbeitssuchend arbeitsuchend`,
  `conge-parental conge-maternite conge-de-maternite conge-sabbatique`,
  `permiso-de-maternidad permiso-parental baja-por-maternidad excedencia excedencia-por-cuidado-de-hijos`,
  `congedo-parentale congedo-di-maternita maternita`,
  `licenca-maternidade licenca-de-maternidade licenca-parental`,
  `ouderschapsverlof zwangerschapsverlof loopbaanonderbreking`,
);

/** True for words that only name a time away from work; `folded` is lower case without accents. */
export const isLeave = (folded: string): boolean => leaves.has(folded.trim().replaceAll(/\s+/gu, '-'));
