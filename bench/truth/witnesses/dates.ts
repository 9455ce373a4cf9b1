import { compilePhrases } from '#engine/lexicon/phrases/compile.ts';
import { dateStyleOf, yearPattern } from '../patterns.ts';
import {
  firstOf,
  judge,
  numbersOf,
  plain,
  refuted,
  type Row,
  supported,
  type Testimony,
  type Witness,
} from '../witness.ts';
import type { TrueJob } from '../subjects.ts';

const jobsOf = ({ truth }: Testimony): readonly TrueJob[] | null => truth?.jobs ?? null;
const isDated = ({ start, end }: TrueJob): boolean => start !== undefined || end !== undefined;
const isYearOnly = ({ start, end }: TrueJob): boolean =>
  [start, end].some((date) => date !== undefined && /^\d{4}$/u.test(date));

/** Months since year 0; a year alone stands for its first or last month. */
const monthOf = (date: string | undefined, without: number): number | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/u.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? without : Number(month) - 1);
};

type Time = { from: number; to: number; isExact: boolean };

const thisMonth = (): number => {
  const now = new Date();
  return now.getUTCFullYear() * 12 + now.getUTCMonth();
};

/** A year without a month is ahead when it is a later one. */
const lastMonthOfThisYear = (): number => new Date().getUTCFullYear() * 12 + 11;

const timeOf = ({ start, end }: Pick<TrueJob, 'start' | 'end'>): Time | null => {
  const from = monthOf(start ?? end, 0);
  const to = end === 'present' ? thisMonth() : monthOf(end ?? start, 11);
  if (from === null || to === null) return null;
  return { from, to, isExact: [start, end].every((date) => date === undefined || date.length !== 4) };
};

const timesOf = (testimony: Testimony): Time[] | null => jobsOf(testimony)?.flatMap((job) => timeOf(job) ?? []) ?? null;

/** A dated leave closes a gap as a job does. */
const leave = compilePhrases(
  `
  parental leave
  maternity leave
  paternity leave
  family leave
  caregiver leave
  sabbatical
  career break
  elternzeit
  cong[eé] parental
  excedencia
  licen[cç]a
  congedo
  ouderschapsverlof
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** Voluntary work and a leave may fill a gap or end it earlier, and their dates are not known. */
const hasOtherTimes = ({ result, lines }: Testimony): boolean =>
  result.parsed.sections.some(({ kind }) => kind === 'volunteering') || lines.some((line) => leave.test(line));

/** Months of the longest gap between known jobs, studies left out, that ended within ten years; null when it is not known. */
const longestGap = (testimony: Testimony): number | null => {
  const times = timesOf(testimony);
  if (times === null || times.some(({ isExact }) => !isExact) || testimony.truth?.education === undefined) return null;
  // When a degree began is often not on the page.
  if (testimony.truth.education.some(({ start }) => start === undefined)) return null;
  const studies = testimony.truth.education.flatMap((school) => timeOf(school) ?? []);
  const busy = new Set(
    [...times, ...studies].flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at),
    ),
  );
  let [longest, run] = [0, 0];
  const [first, last] = [Math.min(...times.map(({ from }) => from)), Math.max(...times.map(({ to }) => to))];
  for (let month = first; month <= last; month += 1) {
    run = busy.has(month) ? 0 : run + 1;
    if (thisMonth() - month < 120) longest = Math.max(longest, run);
  }
  return longest;
};

const overlaps = (testimony: Testimony): boolean | null => {
  const jobs = jobsOf(testimony);
  if (jobs === null) return null;
  const times = jobs.flatMap((job) => {
    const time = timeOf(job);
    return time === null || !time.isExact ? [] : [{ ...time, employer: plain(job.employer) }];
  });
  return times.some((one, at) =>
    times.some(
      (other, index) =>
        index > at &&
        one.employer !== other.employer &&
        Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1 > 3,
    ),
  );
};

/** Lines around the words that the report cites, as other programs read them. */
const surroundings = (quote: string, { lines }: Testimony): string[] => {
  const at = lines.findIndex((line) => plain(line).includes(plain(quote)));
  return at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 3);
};

/** True when all years of a cited date are those of a job. */
const isDateOf = (quote: string, { start, end }: TrueJob): boolean =>
  [...quote.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].every(
    ([year]) => (start?.startsWith(year) ?? false) || (end?.startsWith(year) ?? false),
  );

const byTruth =
  (is: 'fail' | 'pass', of: (testimony: Testimony) => boolean | null): Witness =>
  (_, testimony) => {
    const has = of(testimony);
    return has === null ? 'cannot tell' : judge(has === (is === 'fail'));
  };

const undated = (testimony: Testimony): number | null =>
  jobsOf(testimony)?.filter((job) => !isDated(job)).length ?? null;

/** Styles of the known dates as printed. */
const stylesOf = (testimony: Testimony): Set<string> | null => {
  const jobs = jobsOf(testimony);
  if (jobs === null || jobs.some(({ dates }) => dates === undefined)) return null;
  // '07/25 - Today': a date of a style that the witness does not know says nothing about the others.
  const styles = jobs
    .filter(({ dates }) => dates !== '')
    .map((job) => {
      const style = dateStyleOf(job.dates ?? '');
      // '2011-12' of a job without months is two years.
      return style === 'digits' && isYearOnly(job) ? 'year' : style;
    });
  return styles.includes(null) ? null : new Set(styles.flatMap((style) => style ?? []));
};

const isNewestFirst = (testimony: Testimony): boolean | null => {
  const times = timesOf(testimony);
  return times === null
    ? null
    : times.every((time, at) => {
        const before = times[at - 1];
        return before === undefined || time.from <= before.from || time.to <= before.to;
      });
};

export const dateWitnesses = {
  'missing-dates': {
    by: 'known jobs; years beside the cited words in the plain text',
    fail: firstOf(
      // This only claims that we read no dates, so it is true when the parsed jobs have none.
      ({ says }, { result }) =>
        says.startsWith('We could not read')
          ? judge(result.parsed.experience.every(({ start, end }) => start === undefined && end === undefined))
          : 'cannot tell',
      ({ says }, testimony) => {
        const [jobs, without] = [jobsOf(testimony), undated(testimony)];
        if (jobs === null || without === null) return 'cannot tell';
        if (says.includes('your jobs')) return judge(jobs.length > 0 && without === jobs.length);
        return judge((numbersOf(says.split('"', 1)[0] ?? '')[0] ?? 1) <= without);
      },
      ({ quotes }, testimony) =>
        refuted(quotes.some((quote) => surroundings(quote, testimony).some((line) => yearPattern.test(line)))),
    ),
    // This speaks of the jobs that we read: it is false when we read more than there are with dates.
    pass: (_, testimony) => {
      const [jobs, without] = [jobsOf(testimony), undated(testimony)];
      if (jobs === null || without === null) return supported(testimony.lines.some((line) => yearPattern.test(line)));
      return judge(without === 0 || testimony.result.parsed.experience.length <= jobs.length - without);
    },
  },
  'year-only-dates': {
    by: 'known dates; the style of the cited words and of the lines around them',
    fail: firstOf(
      ({ says, quotes }, testimony) => {
        const jobs = jobsOf(testimony);
        if (jobs === null) return 'cannot tell';
        const bare = jobs.filter(isYearOnly);
        return judge(
          (numbersOf(says.split('"', 1)[0] ?? '')[0] ?? 1) <= bare.length &&
            quotes.every((quote) => bare.some((job) => isDateOf(quote, job))),
        );
      },
      ({ quotes }) => judge(quotes.every((quote) => ['year', 'season', null].includes(dateStyleOf(quote)))),
    ),
    pass: byTruth('pass', (testimony) => jobsOf(testimony)?.some(isYearOnly) ?? null),
  },
  'mixed-date-styles': {
    by: 'known dates as printed; the style of the cited words',
    fail: firstOf(
      byTruth('fail', (testimony) => {
        const styles = stylesOf(testimony);
        return styles === null ? null : styles.size > 1;
      }),
      ({ quotes }) => judge(new Set(quotes.map(dateStyleOf)).size > 1),
    ),
    pass: byTruth('pass', (testimony) => {
      const styles = stylesOf(testimony);
      return styles === null ? null : styles.size > 1;
    }),
  },
  'date-gaps': {
    by: 'known dates of jobs and studies',
    fail: (statement, testimony) => {
      if (hasOtherTimes(testimony)) return 'cannot tell';
      const longest = longestGap(testimony);
      if (longest === null) return 'cannot tell';
      const said = numbersOf(statement.says).at(-1) ?? 0;
      return judge(longest > 6 && Math.abs(said - longest) <= 1);
    },
    pass: byTruth('pass', (testimony) => {
      if (hasOtherTimes(testimony)) return null;
      const longest = longestGap(testimony);
      return longest === null ? null : longest > 7;
    }),
  },
  'future-dates': {
    by: 'known dates',
    fail: byTruth(
      'fail',
      (testimony) =>
        timesOf(testimony)?.some(
          ({ from, to, isExact }) => Math.max(from, to) > (isExact ? thisMonth() : lastMonthOfThisYear()),
        ) ?? null,
    ),
    pass: byTruth(
      'pass',
      (testimony) =>
        timesOf(testimony)?.some(({ from, to, isExact }) => isExact && Math.max(from - 1, to) > thisMonth()) ?? null,
    ),
  },
  'not-newest-first': {
    by: 'known dates',
    fail: byTruth('fail', (testimony) => {
      const is = isNewestFirst(testimony);
      return is === null ? null : !is;
    }),
    pass: byTruth('pass', (testimony) => {
      const is = isNewestFirst(testimony);
      return is === null ? null : !is;
    }),
  },
  'overlapping-dates': {
    by: 'known dates',
    fail: byTruth('fail', overlaps),
    pass: byTruth('pass', overlaps),
  },
  'reversed-dates': {
    by: 'known dates; the years of the cited words',
    fail: ({ quotes }) =>
      judge(
        quotes.every((quote) => {
          const years = [...quote.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year));
          return years.some((year, at) => year <= (years[at - 1] ?? 0));
        }),
      ),
    pass: byTruth('pass', (testimony) => timesOf(testimony)?.some(({ from, to }) => to < from) ?? null),
  },
} satisfies Record<string, Row>;
