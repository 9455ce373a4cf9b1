import type { Reading } from '../../model/reading.ts';
import type { Field, Job, Period, Section, SectionKind } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { bulletOf } from './bullets.ts';
import type { Atom } from '../entries/atom.ts';
import { atomsOf } from '../entries/atoms/atoms.ts';
import { headKindsOf, isWithin } from '../entries/heads/head-kinds.ts';
import { nameAlone } from '../entries/heads/name-alone.ts';
import { titleAlone } from '../entries/heads/title-alone.ts';
import { withoutUnits } from '../entries/heads/without-units.ts';
import { withDatesFromEnd } from '../entries/end-dates.ts';
import { fieldOf, spanOf } from '../entries/field-of.ts';
import { cutEntries, type Cut } from '../entries/cut-entries.ts';
import { jobPartScore } from '../entries/scores/entry-header-score.ts';
import { labelHeads, type LabelledHead } from '../entries/heads/label-heads.ts';
import type { Row } from '../entries/row.ts';
import { mayAskForTitle } from '../../lexicon/form-labels.ts';
import { rowsOf } from '../entries/rows.ts';
import { withSlashesAsBars } from '../entries/slashes.ts';
import { styleKey } from '../entries/section-style.ts';
import { headsAbove } from '../entries/heads/heads-above.ts';
import { headsFromBody } from '../entries/heads/heads-from-body.ts';
import { leavesAlone } from './leaves-alone.ts';
import { withToldJobs } from './told-rows.ts';
import { employerScore } from './employers.ts';
import { isLeaveEntry, sectionOf, textOf, type Draft } from './draft.ts';
import { shareAmongRoles, withEmployersLikeOthers } from './roles.ts';
import { isNoJob } from './no-jobs.ts';
import { rowsOfJobs } from './rows-of-jobs.ts';
import { withRunInsApart } from './run-in-rows.ts';
import { namesEmployersInTitles, withEmployerBelow, withEmployerOfTitle } from './title-with-employer.ts';
import { runInOf, titleBelow } from './titles-below.ts';
import { titleScore } from './titles.ts';
import { degreeScore } from '../education/degrees.ts';
import { institutionScore } from '../education/schools/institutions.ts';

/** Jobs in reading order, and the times of leaves that are listed among them. */
export type WorkHistory = { jobs: readonly Job[]; leaves: readonly Field<Period>[] };

/**
 * Entries of the experience sections. Several roles under one employer are one job each, with that employer. Where no
 * section has any, because its heading was not found, jobs that leave no doubt are taken from other sections.
 */
export const workHistoryOf = (reading: Reading, sections: readonly Section[]): WorkHistory => {
  const work = sections.filter(({ kind }) => kind === 'experience');
  const entries = draftsOf(
    withToldJobs(withDatesFromEnd(rowsOfJobs(withRunInsApart(withSlashesAsBars(rowsOf(reading, work)))))),
  );
  const own = withoutHighlights(entries.filter((draft) => isJob(draft) && !isLeaveEntry(draft)));
  const elsewhere = sections
    .filter(({ kind }) => mayHoldJobs.has(kind) || (own.length === 0 && mayEndInJobs.has(kind)))
    .flatMap((section) => {
      if (own.length > 0 && !mayAskForTitle(textOfLines(reading, section))) return [];
      const rows = rowsOf(reading, [section]);
      if (own.length > 0 && !mayHoldForm(rows)) return [];
      const told = withToldJobs(rows);
      if (!mayHoldForm(told) && !mayHoldSureJob(told)) return [];
      const drafts = draftsOf(told);
      const sure = drafts.filter(isSureJob).length;
      if (mayEndInJobs.has(section.kind) && !endsInJobs(told, drafts)) return [];
      const isListOfJobs = sure >= minSureJobs;
      return drafts.filter(
        (draft) => isForm(draft) || (own.length === 0 && (isSureJob(draft) || (isListOfJobs && isLikelyJob(draft)))),
      );
    });
  const jobs = elsewhere.length === 0 ? own : [...own, ...elsewhere].toSorted((a, b) => lineOf(a) - lineOf(b));
  return {
    jobs: jobs.map((draft) => jobOf(reading, draft)),
    leaves: entries.filter(isLeaveEntry).flatMap(({ period }) => periodOf(reading, period) ?? []),
  };
};

/**
 * 'Videographer' above a text, in a section of such texts and without dates or an employer, where another section has
 * the job: these sections tell more of jobs that are listed elsewhere.
 */
const withoutHighlights = (drafts: readonly Draft[]): readonly Draft[] => {
  const dated = drafts.filter(({ period }) => period !== null);
  const titles = new Set(dated.map(titleOf));
  const listed = new Set(dated.map(sectionOf));
  const telling = new Set(
    drafts.filter((draft) => !listed.has(sectionOf(draft)) && titles.has(titleOf(draft))).map(sectionOf),
  );
  return drafts.filter((draft) => !telling.has(sectionOf(draft)) || draft.parts.employer !== undefined);
};

const titleOf = ({ parts }: Draft): string => fold(textOf(parts.title ?? []));

const textOfLines = ({ lines }: Reading, section: Section): string =>
  section.lines.map((line) => lines[line]?.text ?? '').join('\n');

/** Kinds of sections that a work history without a heading, or with one that is not known, is taken for. */
const mayHoldJobs: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'skills', 'other']);
/** Kinds that it is a part of, when its heading was read as one of their lines; a few entries there look like jobs. */
const mayEndInJobs: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'languages',
  'interests',
  'awards',
  'references',
]);

const lineOf = ({ cut }: Draft): number => cut.head[0]?.line ?? 0;

const draftsOf = (rows: readonly Row[]): readonly Draft[] => {
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

/** The entries of the given sections, whatever their kind. */
export const experienceOf = (reading: Reading, sections: readonly Section[]): readonly Job[] =>
  workHistoryOf(
    reading,
    sections.map((section) => ({ ...section, kind: 'experience' })),
  ).jobs;

/** Score of a title from which on it needs no other evidence. */
const sureTitle = 2;

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

const toldOf = ({ head }: Cut): Row['told'] => head.find(({ told }) => told !== undefined)?.told;

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

/**
 * Where some entries have dates, one without is rare (5 of 449 jobs in annotated exports), while projects, clients and
 * tools often look like headers. So those are details of the entry above, unless the header looks like a dated one. What
 * is above the first dated entry stays, because its dates may be on a row that was not understood.
 */
const withUndatedAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
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
const withItemsAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
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
const withProjectsAsDetails = (drafts: readonly Draft[]): readonly Draft[] => {
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

/** Score of a degree that needs no other evidence, and of a school that has a word for one or is known. */
const sureDegree = 3;
const sureSchool = 2;

/** 'Studium zum Ingenieur', before the occupation that it leads to; 'Design studio' is none. */
const beginsInStudium = /^\p{L}*studium\s(?:der|des|zur?m?|in)\s/iu;
/** 'Études de droit' at a school; 'Études de marché' at a firm is work. */
const beginsInStudies = /^(?:studies|études|estudios|studi|estudos)\s(?:of|in|de|di)\s/iu;

/** Schools that are listed among the jobs: 'Bachelor of Arts, Harrow University', 'Studium der Chemie' without a firm. */
const isStudy = ({ atoms, parts: { title, employer } }: Draft): boolean => {
  const text = title?.[0]?.text ?? '';
  const name = textOf(employer ?? []);
  if (beginsInStudium.test(text) && employerScore(name) < sureEmployer) return true;
  if (beginsInStudies.test(text) && (name === '' || institutionScore(name) >= sureSchool)) return true;
  return (
    degreeScore(text) >= sureDegree &&
    titleScore(text) < sureTitle &&
    atoms.some((atom) => institutionScore(atom.text) >= sureSchool)
  );
};

const isTold = ({ cut }: Draft): boolean => toldOf(cut) !== undefined;

/** Score of an employer that needs no dates: a legal form, or a word for an organization. */
const sureEmployer = 1.3;

/** Without dates, clients, tools and headings look like jobs: an occupation or the name of an organization is needed. */
const isSureWithoutDates = ({ cut, parts: { title, employer } }: Draft): boolean => {
  if (title !== undefined && titleScore(textOf(title)) >= sureTitle) return true;
  const hasMore = title !== undefined || cut.body.length > 0;
  return employer !== undefined && hasMore && employerScore(textOf(employer)) >= sureEmployer;
};

/** A period alone is not a job, nor is a lone name without title, dates and duties. */
const isJob = (draft: Draft): boolean => {
  const { cut, parts, period } = draft;
  if (isStudy(draft)) return false;
  if (period === null && !isTold(draft)) return isSureWithoutDates(draft);
  if (parts.title !== undefined) return true;
  return parts.employer !== undefined && (period !== null || cut.body.length > 0);
};

/** Pieces between commas of a row of a header: with more it is a list of skills. */
const maxItems = 4;

/** Title, employer and both dates, and the title is an occupation: a job wherever it is. */
const isSureJob = (draft: Draft): boolean => {
  const { title, employer } = draft.parts;
  return (
    title !== undefined &&
    employer !== undefined &&
    draft.period?.period?.isRange === true &&
    titleScore(title[0]?.text ?? '') >= sureTitle &&
    draft.cut.head.every(({ text, periods }) => periods.length > 0 || text.split(/,\s/u).length <= maxItems) &&
    !isStudy(draft) &&
    !isLeaveEntry(draft)
  );
};

/** Sure jobs of a section from which on it is a list of jobs. */
const minSureJobs = 2;
/** The same for a section of another kind: 'First Aid Instructor, Red Shield, 2018 – 2021' is a certificate. */
const minJobsAtEnd = 3;

/**
 * The jobs come behind the lines of the section itself, and one has a description. A list that begins with them is one of
 * certificates with their validity, of clubs or of scholarships.
 */
const endsInJobs = (rows: readonly Row[], drafts: readonly Draft[]): boolean => {
  const sure = drafts.filter(isSureJob);
  const [first] = sure;
  if (first === undefined || sure.length < minJobsAtEnd) return false;
  const isDescribed = drafts.some((draft) => draft.cut.body.length > 0 && (isSureJob(draft) || isLikelyJob(draft)));
  return isDescribed && lineOf(first) > (rows[0]?.line ?? 0);
};

const likelyTitle = 1.2;

/** Title, employer and both dates, and either is more than capitalized words. */
const isLikelyJob = (draft: Draft): boolean => {
  const { title, employer } = draft.parts;
  if (title === undefined || employer === undefined || draft.period?.period?.isRange !== true) return false;
  const isNamed = titleScore(title[0]?.text ?? '') >= likelyTitle || employerScore(textOf(employer)) >= sureEmployer;
  return isNamed && !isStudy(draft) && !isLeaveEntry(draft);
};

/** Without dates there is no sure job. Few sections without a heading for work have any, and this is cheap to see. */
const mayHoldSureJob = (rows: readonly Row[]): boolean =>
  rows.some(({ told, periods }) => told !== undefined || periods.some(({ isRange }) => isRange));

/** The rows have what `isForm` asks for. */
const mayHoldForm = (rows: readonly Row[]): boolean =>
  (['employer', 'title'] as const).every((asked) => rows.some(({ fact }) => fact === asked));

/** 'Company: Acme' above 'Designation: Welder' and dates. */
const isForm = ({ cut, period }: Draft): boolean =>
  period?.period?.isRange === true &&
  (['employer', 'title'] as const).every((asked) => cut.head.some(({ fact }) => fact === asked));

const jobOf = (reading: Reading, { cut, parts, period, certainty, isInherited }: Draft): Job => {
  const hasMarkers = cut.body.some((rows) => rows[0]?.hasMarker === true);
  const bullets = cut.body.filter((rows) =>
    hasMarkers ? rows[0]?.hasMarker === true : isSentence(rows.map((row) => row.text).join(' ')),
  );
  const sure = isInherited ? certainty * 0.9 : certainty;
  return {
    title: fieldOf(reading, parts.title ?? [], certainty),
    employer: fieldOf(reading, parts.employer ?? [], sure),
    location: fieldOf(reading, parts.place ?? [], certainty),
    period: periodOf(reading, period),
    bullets: bullets.map((rows) => bulletOf(reading, rows, hasMarkers ? 0.95 : 0.7)),
  };
};

const isSentence = (text: string): boolean =>
  text.split(/\s+/u).length >= 3 && !/^\s*(?:https?:\/\/|www\.)\S+\s*$/iu.test(text);

/** A lone date is when the job began: nothing says that it ended then. */
const periodOf = (reading: Reading, atom: Atom | null): Field<Period> | null => {
  const found = atom?.period ?? null;
  if (atom === null || found === null) return null;
  const value: Period = found.isRange ? found.period : { ...found.period, end: null };
  return { value, spans: [spanOf(reading, atom)], confidence: 0.95 };
};
