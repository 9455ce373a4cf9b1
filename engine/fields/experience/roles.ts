import { isSelfEmployed } from '../../lexicon/work/self-employed.ts';
import type { Period } from '../../model/resume.ts';
import type { Atom } from '../entries/atom.ts';
import { styleKey } from '../entries/section-style.ts';
import { isLeaveEntry, sectionOf, textOf, type Draft } from './draft.ts';
import { titleScore } from './titles.ts';

/** Score of a title from which on it needs no other evidence. */
const sureTitle = 2;
/** Score of words without any sign of a title. */
const noTitle = 0;

/**
 * '**Acme (2015 – 2021)**' above its roles, and '**Harrow Warehouse (2012 – 2015)**' alone in that type below them: an employer as
 * well, unless its words are those of an occupation. The same holds for words without any sign of a title where all that
 * is set like them names employers.
 */
export const withEmployersLikeOthers = (drafts: readonly Draft[]): readonly Draft[] => {
  if (drafts.every(({ parts }) => parts.title === undefined || parts.employer !== undefined)) return drafts;
  const looksOf = (chosen: (draft: Draft, index: number) => boolean): ReadonlySet<string> =>
    new Set(drafts.filter(chosen).flatMap(lookOf));
  const announcing = looksOf((draft, index) => announces(draft, drafts[index + 1]));
  const alone = looksOf(({ parts }) => parts.employer !== undefined && parts.title === undefined);
  const titles = looksOf(({ parts }) => parts.title !== undefined && titleScore(textOf(parts.title)) >= sureTitle);
  return drafts.map((draft) => {
    const { title, employer, ...others } = draft.parts;
    if (title === undefined || employer !== undefined) return draft;
    const score = titleScore(textOf(title));
    const isEmployer = lookOf(draft).some(
      (look) =>
        !titles.has(look) && ((announcing.has(look) && score < sureTitle) || (alone.has(look) && score <= noTitle)),
    );
    return isEmployer ? { ...draft, parts: { ...others, employer: title } } : draft;
  });
};

/** The section and type of the first row of the header. */
const lookOf = ({ cut: { head } }: Draft): readonly string[] =>
  head.slice(0, 1).map((row) => `${row.section} ${styleKey(row)}`);

/**
 * An employer named once above several roles belongs to each of them, and a title above several employers too. A header
 * that only introduces the roles below it (an employer with its overall dates) is not a job of its own.
 */
export const shareAmongRoles = (drafts: readonly Draft[]): readonly Draft[] => {
  const jobs: Draft[] = [];
  let above: Draft | null = null;
  drafts.forEach((draft, index) => {
    const following = drafts[index + 1];
    if (announces(draft, following)) {
      above = draft;
      return;
    }
    const { title, employer } = draft.parts;
    const parentEntry = parentOf(above, draft);
    if (isLeaveEntry(draft)) {
      jobs.push(draft);
      return;
    }
    if (
      parentEntry !== null &&
      title !== undefined &&
      employer === undefined &&
      parentEntry.parts.employer !== undefined
    ) {
      const { employer: shared, place } = parentEntry.parts;
      jobs.push({
        ...draft,
        parts: { ...(place === undefined ? {} : { place }), ...draft.parts, employer: shared },
        isInherited: true,
      });
      return;
    }
    if (
      parentEntry !== null &&
      employer !== undefined &&
      title === undefined &&
      parentEntry.parts.title !== undefined &&
      parentEntry.parts.employer === undefined
    ) {
      jobs.push({ ...draft, parts: { ...draft.parts, title: parentEntry.parts.title }, isInherited: true });
      return;
    }
    jobs.push(draft);
    const isHeader = employer !== undefined && (title === undefined || isAbove(employer, title));
    above = isHeader || (following !== undefined && isNextRole(draft, following)) ? draft : null;
  });
  return jobs;
};

/** Nothing is inherited from another section. */
const parentOf = (above: Draft | null, draft: Draft): Draft | null =>
  above !== null && sectionOf(above) === sectionOf(draft) ? above : null;

/** An employer below its title is that of one job, not of the titles that follow. */
const isAbove = (part: readonly Atom[], other: readonly Atom[]): boolean =>
  (part[0]?.line ?? 0) < (other[0]?.line ?? 0);

/** Months between two roles of one employer that follow each other. */
const maxGap = 4;

/**
 * 'Acme: Welder (2015 – 2017)' above 'Senior Welder (2017 – 2019)': where the employer leads the row, a row with nothing
 * but another title, from when the other ends or until it begins, is the next role there.
 */
const isNextRole = ({ parts, period }: Draft, next: Draft): boolean => {
  const [employer] = parts.employer ?? [];
  const [title] = parts.title ?? [];
  if (employer === undefined || title === undefined || employer.line !== title.line || employer.from > title.from)
    return false;
  const own = next.parts.title ?? [];
  const hasMore = next.atoms.some((atom) => atom.period === null && !own.includes(atom));
  if (hasMore || next.cut.head.length > 1 || titleScore(textOf(own)) < sureTitle) return false;
  return !isFreelance(textOf(own)) && areInTurn(period, next.period);
};

const isFreelance = (title: string): boolean => title.split(' ').some(isSelfEmployed);

const areInTurn = (one: Atom | null, other: Atom | null): boolean => {
  const [a, b] = [one?.period?.period, other?.period?.period];
  if (a === undefined || b === undefined) return false;
  return [gapBetween(a, b), gapBetween(b, a)].some((gap) => gap !== null && gap >= -1 && gap <= maxGap);
};

/** Months from the end of one time to the start of another; years without months are close when they are the same. */
const gapBetween = ({ end }: Period, { start }: Period): number | null => {
  if (end === null || end === 'present' || start === null) return null;
  if (end.month === undefined || start.month === undefined) return end.year === start.year ? 0 : null;
  return (start.year - end.year) * 12 + start.month - end.month;
};

const announces = (draft: Draft, following: Draft | undefined): boolean =>
  draft.parts.employer !== undefined &&
  draft.parts.title === undefined &&
  draft.cut.body.every((rows) => rows.every((row) => !row.hasMarker)) &&
  draft.cut.body.length <= 1 &&
  following?.parts.title !== undefined &&
  following.parts.employer === undefined;
