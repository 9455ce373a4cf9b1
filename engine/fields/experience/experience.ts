import type { Reading } from '../../model/reading.ts';
import type { Field, Job, Period, Section, SectionKind } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { withDatedBulletsApart } from '../entries/dated/dated-bullets.ts';
import { withoutDatesInNotes } from '../entries/dated/dates-in-notes.ts';
import { withDatesFromEnd } from '../entries/end-dates.ts';
import { mayAskForTitle } from '../../lexicon/form-labels.ts';
import { rowsOf } from '../entries/rows.ts';
import { withSlashesAsBars } from '../entries/slashes.ts';
import { withToldJobs } from './told-rows.ts';
import { isLeaveEntry, sectionOf, textOf, type Draft } from './draft.ts';
import { rowsOfJobs } from './rows-of-jobs.ts';
import { withRunInsApart } from './run-in-rows.ts';
import {
  lineOf,
  isSureJob,
  minSureJobs,
  endsInJobs,
  isLikelyJob,
  mayHoldSureJob,
  mayHoldForm,
  isForm,
} from './drafts/jobs-elsewhere.ts';
import { draftsOf } from './drafts/drafts-of.ts';
import { isJob } from './drafts/is-job.ts';
import { jobOf, periodOf } from './drafts/job-of.ts';

/** Jobs in reading order, and the times of leaves that are listed among them. */
export type WorkHistory = { jobs: readonly Job[]; leaves: readonly Field<Period>[] };

/**
 * Entries of the experience sections. Several roles under one employer are one job each, with that employer. Where no
 * section has any, because its heading was not found, jobs that leave no doubt are taken from other sections.
 */
export const workHistoryOf = (reading: Reading, sections: readonly Section[]): WorkHistory => {
  const work = sections.filter(({ kind }) => kind === 'experience');
  const entries = draftsOf(
    withToldJobs(
      withDatesFromEnd(
        rowsOfJobs(
          withRunInsApart(withSlashesAsBars(withDatedBulletsApart(withoutDatesInNotes(rowsOf(reading, work))))),
        ),
      ),
    ),
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

/** The entries of the given sections, whatever their kind. */
export const experienceOf = (reading: Reading, sections: readonly Section[]): readonly Job[] =>
  workHistoryOf(
    reading,
    sections.map((section) => ({ ...section, kind: 'experience' })),
  ).jobs;
