import type { Atom } from '../../entries/atom.ts';
import { atomsOf } from '../../entries/atoms/atoms.ts';
import { headKindsOf } from '../../entries/heads/head-kinds.ts';
import { nameAlone } from '../../entries/heads/name-alone.ts';
import { titleAlone } from '../../entries/heads/title-alone.ts';
import { withoutUnits } from '../../entries/heads/without-units.ts';
import { cutEntries, type Cut } from '../../entries/cut-entries.ts';
import { jobPartScore } from '../../entries/scores/entry-header-score.ts';
import { labelHeads, type LabelledHead } from '../../entries/heads/label-heads.ts';
import type { Row } from '../../entries/row.ts';
import { headsAbove } from '../../entries/heads/heads-above.ts';
import { headsFromBody } from '../../entries/heads/heads-from-body.ts';
import { leavesAlone } from '../leaves-alone.ts';
import type { Draft } from '../draft.ts';
import { shareAmongRoles, withEmployersLikeOthers } from '../roles.ts';
import { isNoJob } from '../no-jobs.ts';
import { namesEmployersInTitles, withEmployerBelow, withEmployerOfTitle } from '../title-with-employer.ts';
import { runInOf, titleBelow } from '../titles-below.ts';
import { toldOf } from './told.ts';
import { withUndatedAsDetails, withItemsAsDetails, withProjectsAsDetails } from './as-details.ts';

/** The entries of the rows, also those that are no jobs. What belongs to the entry above is in its body. */
export const draftsOf = (rows: readonly Row[]): readonly Draft[] => {
  const cuts = headsFromBody(headsAbove(leavesAlone(cutEntries(rows, jobPartScore)))).filter(
    (cut) => cut.head.length > 0 && !isNoJob(cut),
  );
  const heads = cuts.map((cut) => (toldOf(cut) === undefined ? atomsOf(cut.head, cut.anchor) : []));
  const labelled = labelHeads(heads, headKindsOf(cuts)).map((head, index) => ({
    ...head,
    parts: withNamesAlone(withoutUnits(head.parts, heads[index] ?? [])),
  }));
  const drafts = withRunInTitles(cuts.map((cut, index) => draftOf(cut, heads[index] ?? [], labelled[index])));
  const jobs = withEmployersLikeOthers(withProjectsAsDetails(withItemsAsDetails(drafts)));
  const shared = shareAmongRoles(jobs);
  const isUsual = namesEmployersInTitles(shared.map(({ parts }) => parts));
  return withUndatedAsDetails(
    shared.map((draft) => withEmployerBelow({ ...draft, parts: withEmployerOfTitle(draft.parts, isUsual) })),
  );
};

/** Share of the entries without a title that begin in type of their own, from which on these words are the titles. */
const minRunIns = 0.5;

/**
 * Dated entries without a title whose description begins with it: 'Software Engineer. Tasked with …'. Where most begin
 * with words in type of their own and some of these are titles, the others are as well.
 */
const withRunInTitles = (drafts: readonly Draft[]): readonly Draft[] => {
  const lacking = drafts.filter(
    ({ parts, period }) => parts.title === undefined && parts.employer !== undefined && period !== null,
  );
  const found = new Map(lacking.map((draft) => [draft, runInOf(draft.cut)]));
  const typed = [...found.values()].filter((runIn) => runIn?.isTyped === true);
  const isPattern =
    typed.length > 1 && typed.length >= minRunIns * lacking.length && typed.some((runIn) => runIn?.isSure === true);
  return drafts.map((draft) => {
    const runIn = found.get(draft);
    if (runIn === undefined || runIn === null || !(runIn.isSure || (isPattern && runIn.isTyped))) return draft;
    return { ...draft, parts: { ...draft.parts, title: runIn.title } };
  });
};

const withNamesAlone = (parts: LabelledHead['parts']): LabelledHead['parts'] => ({
  ...parts,
  ...(parts.employer === undefined ? {} : { employer: nameAlone(parts.employer) }),
  ...(parts.title === undefined ? {} : { title: titleAlone(parts.title) }),
});

const partsOf = (cut: Cut, head: LabelledHead | undefined): LabelledHead['parts'] => {
  const parts = head?.parts ?? {};
  const title = parts.title ?? (parts.employer === undefined ? undefined : titleBelow(cut));
  return title === undefined ? parts : { ...parts, title };
};

const draftOf = (cut: Cut, atoms: readonly Atom[], head: LabelledHead | undefined): Draft => {
  const told = toldOf(cut);
  if (told !== undefined) return draftOfSentence(cut, told);
  const dates = atoms.filter((atom) => atom.period !== null);
  const period = dates.find((atom) => atom.period?.isRange === true) ?? dates[0] ?? null;
  return { cut, atoms, parts: partsOf(cut, head), period, certainty: head?.certainty ?? 0, isInherited: false };
};

/** A sentence is less sure than the fields of a header. */
const certaintyOfSentence = 0.75;

const draftOfSentence = (cut: Cut, { title, employer, period }: NonNullable<Row['told']>): Draft => ({
  cut,
  atoms: [...title, ...employer],
  parts: { ...(title.length === 0 ? {} : { title }), ...(employer.length === 0 ? {} : { employer }) },
  period,
  certainty: certaintyOfSentence,
  isInherited: false,
});
