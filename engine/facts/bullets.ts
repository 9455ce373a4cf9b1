import { partOfField } from '../fields/part-of-field.ts';
import { showsResult } from '../lexicon/results.ts';
import type { Bullet } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Job, Resume } from '../model/resume.ts';
import { fold } from '../text/fold.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** A job with as many marked lines lists what it has to say: the others introduce them, or describe the employer. */
const minMarked = 2;

/** The bullets of all jobs and volunteer positions, in order; null when there are none. */
export const bulletsOf = (resume: Resume, visual: Reading): readonly Bullet[] | null => {
  const bullets = [resume.experience, resume.volunteering].flatMap((jobs) =>
    jobs.flatMap((job, index) => {
      const isPastJob = hasEnded(job, visual) && !isBelowCurrentTitle(jobs, index);
      const all = job.bullets.flatMap((field) => {
        const sign = signOf(field, visual);
        return itemsIn(field, sign, visual)
          .map((own) => ({
            text: own.value,
            words: writtenWordsOf(own.value),
            field: own,
            isPastJob,
            isMarked: sign !== null,
          }))
          .filter(({ text, words }) => !isHeaderOfJob(text, words));
      });
      const marked = all.filter((bullet) => bullet.isMarked);
      return marked.length >= minMarked ? marked : all;
    }),
  );
  return bullets.length === 0 ? null : bullets;
};

/** '2016 - 2018', '2019 – present' */
const datesOfEntry = /\b(?:19|20)\d{2}\s?[-–—]\s?(?:(?:19|20)\d{2}\b|\p{L}{3})/u;
const maxWordsOfHeader = 12;

/** 'Clerk, Acme, Boston, 2016 - 2018' in a list of earlier jobs: no bullet, for any check. */
const isHeaderOfJob = (text: string, words: readonly string[]): boolean =>
  words.length <= maxWordsOfHeader && datesOfEntry.test(text) && !showsResult({ text, words });

/** What is in front of a bullet: '• '; empty where Word numbers its paragraphs, null where nothing marks it. */
const signOf = ({ spans }: Field<string>, { lines }: Reading): string | null => {
  const first = lines[spans[0]?.line ?? -1];
  if (first === undefined || (!first.isListItem && first.markerLength === 0)) return null;
  return first.text.slice(0, first.markerLength).trim();
};

/** Fewer words between two signs are a list of names: 'Tools: • Access • Excel'. */
const minWordsOfItem = 4;

/** A bullet that ends in the middle of a line has the sign of the next one behind it. */
const itemsIn = (field: Field<string>, sign: string | null, visual: Reading): readonly Field<string>[] => {
  if (sign === null || !bulletSign.test(sign)) return [field];
  const between = ` ${sign} `;
  const items = field.value.split(between);
  if (items.length === 1 || items.some((item) => writtenWordsOf(item).length < minWordsOfItem)) return [field];
  let end = -between.length;
  return items.map((value) => {
    const from = end + between.length;
    end = from + value.length;
    return partOfField(visual, field, from, end);
  });
};
const bulletSign = /^[•●◦▪■]$/u;

/** A lone date is often the start of a period whose end we did not read; '2015 to 2015' has both. */
const hasEnded = ({ period }: Job, visual: Reading): boolean => {
  const { start, end } = period?.value ?? { start: null, end: null };
  if (period === null || start === null || end === null || end === 'present') return false;
  return start.year !== end.year || start.month !== end.month || writesTwoYears(period, visual);
};

const writesTwoYears = ({ spans }: Field<unknown>, { lines }: Reading): boolean =>
  spans.some(({ line, from, to }) => /(?:19|20)\d\d\D+(?:19|20)\d\d/u.test(lines[line]?.text.slice(from, to) ?? ''));

/**
 * Titles at one employer, one below the other, may share the bullets below the last of them: 'Professor, 2019 - Present'
 * above 'Assistant Professor, 2015 - 2019'. Nobody can tell to which title such a bullet belongs.
 */
const isBelowCurrentTitle = (jobs: readonly Job[], index: number): boolean => {
  const employer = employerOf(jobs[index]);
  if (employer === '') return false;
  for (let above = index - 1; above >= 0; above--) {
    const job = jobs[above];
    if (job === undefined || job.bullets.length > 0 || employerOf(job) !== employer) return false;
    if (job.period?.value.end === 'present') return true;
  }
  return false;
};

const employerOf = (job: Job | undefined): string => fold(job?.employer?.value ?? '');
