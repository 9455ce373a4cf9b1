import { isPastForm } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume, Section, SectionKind } from '../../model/resume.ts';
import { hasOwnHeader, haveStrayDates, isOnlyDate, isSurelyUndated, mayHoldDate, spansTime } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';

export const missingDates: Check<'resume' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'missing-dates',
  group: 'dates',
  title: { pass: 'Every job we read has dates', fail: 'Some jobs have no dates' },
  why: 'Years of experience can only be counted from your job dates. A job without dates may not count at all.',
  impact: 'major',
  needs: ['resume', 'sureJobs', 'visual', 'cite'],
  sources: [],
  run: ({ resume, sureJobs, visual, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    const undated = jobs.filter(
      ({ period }) => period === null || (period.value.start === null && period.value.end === null),
    );
    if (undated.length === 0) return passed;
    const isNone = undated.length === jobs.length;
    const missing = isNone
      ? undated
      : undated.filter(
          (job) =>
            sureJobs.has(job) &&
            hasOwnHeader(visual, { jobs, sureJobs }, job) &&
            isSurelyUndated(visual, resume, jobs.indexOf(job)),
        );
    // Many jobs without dates beside some with them: more likely a layout that we did not understand.
    const isMost = !isNone && missing.length > Math.max(1, (jobs.length - undated.length) / 2);
    const isDoubtful = isNone ? mayBeDated(visual, resume) : isMost || haveStrayDates(resume);
    if (missing.length === 0 || isDoubtful)
      return unsure('We could not tell which dates belong to which of your jobs.');
    return failed(
      1 - missing.length / jobs.length,
      isNone ? noneOf(visual.lines.some(({ text }) => mayHoldDate(text))) : someOf(missing.length),
      'Give each job a start and an end date, such as "Mar 2021 - Present", on the same line as its title or employer.',
      firstFew(missing).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};

/** What they list has periods of its own. */
const datedOtherwise: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'education',
  'certifications',
  'projects',
  'awards',
  'publications',
  'volunteering',
]);

/**
 * True when a line may hold the dates of a job: among the lines of the jobs, or a period alone on a line that is that of
 * no other entry. Dates in a bullet or a sentence are those of what was done.
 */
const mayBeDated = ({ lines }: Reading, { sections, education, volunteering }: Resume): boolean => {
  const own = linesIn(sections, (kind) => kind === 'experience');
  // Beside another column, dates of jobs may be read into a section that they do not belong to.
  const hasColumns = lines.some(({ isBesideColumn }) => isBesideColumn);
  const others = linesIn(sections, (kind) => !hasColumns && datedOtherwise.has(kind));
  const taken = new Set(
    [...education, ...volunteering].flatMap(({ period }) => period?.spans.map(({ line }) => line) ?? []),
  );
  return lines.some(({ text, markerLength }, index) => {
    if (markerLength > 0 || taken.has(index) || others.has(index)) return false;
    return own.has(index) ? mayHoldDate(text) && !isSentence(text) : isOnlyPeriod(text);
  });
};

const linesIn = (sections: readonly Section[], isOne: (kind: SectionKind) => boolean): ReadonlySet<number> =>
  new Set(sections.flatMap(({ kind, lines }) => (isOne(kind) ? lines : [])));

/** Longer lines are sentences. */
const maxWords = 12;

/**
 * 'Won the 2019 safety award', 'Prize received in 2019': a past tense with what follows one, and no period. 'Promoted in
 * 2019' dates a job instead.
 */
const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/u);
  if (words.length > maxWords) return true;
  return (
    !spansTime(text) &&
    words.some((word, at) => isPastDeed(word.toLowerCase()) && afterPast.has((words[at + 1] ?? '').toLowerCase()))
  );
};

const isPastDeed = (word: string): boolean => isPastForm(word) && !datesJob.has(word);
const datesJob = wordSet('promoted started employed hired seconded transferred joined');

const afterPast = wordSet('the a an our its their this for in by as to with');

/** '2022 - Actualidad', 'July 2018 - Present': a year alone may be that of a course or an award. */
const isOnlyPeriod = (text: string): boolean => isOnlyDate(text) && /\d\s*[-–—]\s*\p{L}|\d\s*[-–—]\s*\d{4}/u.test(text);

/** Dates elsewhere on the page may be those of the jobs: then all that is certain is what we read. */
const noneOf = (hasDates: boolean): string =>
  hasDates ? 'We could not read the dates of any of your jobs.' : 'We found no dates for your jobs.';

const someOf = (count: number): string =>
  count === 1 ? 'We found no dates for this job.' : `We found no dates for these ${count} jobs.`;
