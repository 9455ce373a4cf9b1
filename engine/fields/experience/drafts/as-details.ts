import { isWithin } from '../../entries/heads/head-kinds.ts';
import type { Cut } from '../../entries/cut-entries.ts';
import { styleKey } from '../../entries/section-style.ts';
import { employerScore } from '../employers.ts';
import { isLeaveEntry, sectionOf, textOf, type Draft } from '../draft.ts';
import { titleScore } from '../titles.ts';
import { sureTitle, sureEmployer } from './is-job.ts';
import { isTold } from './told.ts';

/**
 * Where some entries have dates, one without is rare (5 of 449 jobs in annotated exports), while projects, clients and
 * tools often look like headers. So those are details of the entry above, unless the header looks like a dated one. What
 * is above the first dated entry stays, because its dates may be on a row that was not understood.
 */
export const withUndatedAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
  const looks = new Set(drafts.filter(({ period }) => period !== null).map(lookOf));
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const above = kept.at(-1);
    const isDetail = draft.period === null && !looks.has(lookOf(draft)) && !isLeaveEntry(draft);
    if (!isDetail || above === undefined || above.period === null || sectionOf(above) !== sectionOf(draft))
      kept.push(draft);
    else kept.splice(-1, 1, { ...above, cut: { ...above.cut, body: bodyWith(above.cut, draft.cut) } });
  }
  return kept;
};

/** Undated list items among dated entries are not entries: tools, links and projects of the entry above. */
export const withItemsAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
  const dated = drafts.filter(({ period }) => period !== null);
  if (dated.length === 0 || dated.length === drafts.length || dated.some(hasItem)) return drafts;
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const above = kept.at(-1);
    const isDetail = draft.period === null && hasItem(draft) && !isTold(draft) && !isLeaveEntry(draft);
    if (!isDetail || above === undefined || above.period === null || sectionOf(above) !== sectionOf(draft))
      kept.push(draft);
    else kept.splice(-1, 1, { ...above, cut: { ...above.cut, body: bodyWith(above.cut, draft.cut) } });
  }
  return kept;
};

const hasItem = ({ cut }: Draft): boolean => cut.head.some(({ hasMarker }) => hasMarker);

/**
 * '**Engineer<tab>Harrow<tab>2015 – 2019**' above 'New quay<tab>2016 – 2017' in lighter type: a project of that job. It
 * has no occupation and no name of an organization, and its time is within that of the job.
 */
export const withProjectsAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const above = kept.at(-1);
    if (above === undefined || !isProjectOf(above, draft)) kept.push(draft);
    else kept.splice(-1, 1, { ...above, cut: { ...above.cut, body: bodyWith(above.cut, draft.cut) } });
  }
  return kept;
};

const isProjectOf = (above: Draft, draft: Draft): boolean => {
  const [outer, inner] = [above.period?.period, draft.period?.period];
  if (sectionOf(above) !== sectionOf(draft) || outer?.isRange !== true || inner?.isRange !== true) return false;
  const { title, employer } = above.parts;
  if (title === undefined || employer === undefined || isTold(draft) || isLeaveEntry(draft)) return false;
  return isBelowInRank(above, draft) && isWithin(outer.period, inner.period) && !namesJob(draft);
};

const namesJob = ({ parts: { title, employer } }: Draft): boolean =>
  (title !== undefined && titleScore(textOf(title)) >= sureTitle) ||
  (employer !== undefined && (title !== undefined || employerScore(textOf(employer)) >= sureEmployer));

/** In points: type that is smaller by this is of a lower rank. */
const clearlySmallerPt = 0.6;

/** Smaller, not bold where the other is, or an item of a list. */
const isBelowInRank = (above: Draft, draft: Draft): boolean => {
  const [first, other] = [above.cut.head[0], draft.cut.head[0]];
  if (first === undefined || other === undefined) return false;
  const [a, b] = [first.source.style, other.source.style];
  if (b.sizePt > a.sizePt + clearlySmallerPt || (b.isBold && !a.isBold)) return false;
  const isItem = other.hasMarker && !first.hasMarker;
  return isItem || b.sizePt < a.sizePt - clearlySmallerPt || (a.isBold && !b.isBold);
};

/** The type that a header begins in and the parts that it names, in their order. */
const lookOf = ({ cut, atoms, parts }: Draft): string => {
  const named = atoms.flatMap((atom) => (['title', 'employer'] as const).filter((part) => parts[part]?.[0] === atom));
  return [...cut.head.slice(0, 1).map(styleKey), ...named].join('; ');
};

const bodyWith = (above: Cut, detail: Cut): Cut['body'] => [
  ...above.body,
  ...detail.head.map((row) => [row]),
  ...detail.body,
];
