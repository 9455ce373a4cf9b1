import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild, softwareAdvert } from '../../testing/job-samples.ts';
import { answerTo, engineer, matched } from '../../testing/matched-jobs.ts';
import { matchJob } from '../match-job.ts';

const yearsIn = (ask: string, sample: SampleToBuild) =>
  matched(`Specialist\nRequirements\n- ${ask}`, sample).requirements.find(({ kind }) => kind === 'years');
const pharmacist = (line: string): SampleToBuild => ({
  jobs: [{ title: 'Pharmacist', from: { year: 2015, month: 1 }, to: 'present', lines: [line] }],
});

type SampleJobs = NonNullable<SampleToBuild['jobs']>;
const summer = (year: number): SampleJobs[number] => ({
  title: 'Lifeguard',
  from: { year },
  to: { year },
  style: 'season',
  lines: [],
});
const clerk = { title: 'Clerk', from: { year: 2022, month: 1 }, to: { year: 2023, month: 12 }, lines: [] };

describe('how the resume answers', () => {
  test('years are the union of the dated jobs', () => {
    const overlapping: SampleToBuild = {
      jobs: [
        { title: 'A', from: { year: 2022, month: 1 }, to: { year: 2024, month: 12 }, lines: [] },
        { title: 'B', from: { year: 2022, month: 1 }, to: { year: 2024, month: 12 }, lines: [] },
      ],
    };
    expect(answerTo(matched(softwareAdvert, overlapping), '5+ years of experience with distributed systems')).toBe(
      'missing',
    );
    // Her work is of the kind, but names no distributed system.
    expect(answerTo(matched(softwareAdvert, engineer), '5+ years of experience with distributed systems')).toBe(
      'application',
    );
  });

  test('years in one skill are not those of its whole industry', () => {
    const asked = '3+ years of experience with clinical research';
    const other = yearsIn(asked, pharmacist('• Prepared sterile syringes'));
    expect(other?.answer).toBe('application');
    expect(other?.note).toMatch(
      /^Your jobs in the same line of work cover 11\.9 years, but what we read of them does not/,
    );
    expect(yearsIn(asked, pharmacist('• Ran clinical research on warfarin'))?.answer).toBe('shown');
    expect(yearsIn('3+ years of experience in healthcare', pharmacist('• Prepared sterile syringes'))?.answer).toBe(
      'shown',
    );
  });

  const nurse: SampleToBuild = {
    jobs: [
      {
        title: 'Registered Nurse',
        from: { year: 2014, month: 1 },
        to: 'present',
        lines: ['• Cared for five telemetry patients a shift', '• Taught wound care to new nurses'],
      },
    ],
  };

  const planner: SampleToBuild = {
    jobs: [
      { title: 'Financial Planner', from: { year: 2017, month: 1 }, to: 'present', lines: ['• Advised families'] },
    ],
  };

  test.each([
    ['5+ years of experience in financial planning', 'missing', 'shown'],
    ['At least 5 years of acute care experience in a hospital', 'application', 'missing'],
    ['Five years as a registered nurse', 'shown', 'missing'],
    ['5 years of nursing in a hospital', 'shown', 'missing'],
    ['5 years of professional experience', 'shown', 'shown'],
    ['5 years of relevant work experience', 'shown', 'shown'],
  ])('%s: a nurse %s, a planner %s', (ask, ofNurse, ofPlanner) => {
    expect(yearsIn(ask, nurse)?.answer).toBe(ofNurse);
    expect(yearsIn(ask, planner)?.answer).toBe(ofPlanner);
  });

  test('years in an unknown field are left to the application, and the note says so', () => {
    const ask = yearsIn('5 years of experience in zymurgy', nurse);
    expect(ask?.answer).toBe('application');
    expect(ask?.note).toContain('does not show whether');
    expect(yearsIn('50 years of experience in zymurgy', nurse)).toBeUndefined();
    expect(yearsIn('15 years of experience in zymurgy', nurse)?.answer).toBe('missing');
  });

  test.each<[string, SampleJobs, string]>([
    ['a summer is no year', [clerk, summer(2019), summer(2020)], 'cover up to 2.7 years.'],
    ['seasons of two years', [{ ...summer(2019), to: { year: 2021 } }], 'cover up to 2 years.'],
    ['years without months', [{ ...clerk, from: { year: 2020 }, to: { year: 2022 } }], 'cover up to 3 years.'],
    ['months', [clerk], 'cover 2 years.'],
  ])('%s: the note claims no more than the dates say', (_what, jobs, note) => {
    expect(yearsIn('5 years of professional experience', { jobs })?.note).toContain(note);
  });

  test('years that somebody must have are asked for, and those of an age are not', () => {
    expect(yearsIn('You must be an engineer with 20 years of experience', nurse)?.label).toContain('20 years');
    expect(yearsIn('You must be at least 23 years', nurse)).toBeUndefined();
    expect(yearsIn('Applicants must be no younger than 25 years', nurse)).toBeUndefined();
    expect(yearsIn('You must be a minimum of 19 years of age', nurse)).toBeUndefined();
  });

  test.each<[string, number, number | 'present', string, string]>([
    ['Spring 2019 – Fall 2019', 2019, 2019, '2026-11-21', 'cover up to 1 year.'],
    ['Spring 2018 – Fall 2020', 2018, 2020, '2026-11-21', 'cover up to 3 years.'],
    ['Fall 2018 – Spring 2020', 2018, 2020, '2026-11-21', 'cover up to 1.9 years.'],
    ['Fall 2018 – 2020', 2018, 2020, '2026-11-21', 'cover up to 2.4 years.'],
    ['Summers 2018, 2019', 2018, 2019, '2026-11-21', 'cover up to 1 year.'],
    ['Fall 2020 – Spring 2019', 2020, 2019, '2026-11-21', 'no job with dates that we could read.'],
    ['Spring 2026 – present', 2026, 'present', '2026-04-10', 'cover up to 0.3 years.'],
    ['Spring 2026', 2026, 2026, '2026-04-10', 'cover up to 0.3 years.'],
    ['Winter 2025 – present', 2025, 'present', '2026-04-10', 'cover up to 1.3 years.'],
  ])('"%s" covers all of its seasons', (written, from, end, today, note) => {
    const to = end === 'present' ? end : { year: end };
    const jobs: SampleJobs = [{ title: written, from: { year: from }, to, style: 'season', lines: [] }];
    const asked = 'Specialist\nRequirements\n- 9 years of professional experience';
    expect(
      matchJob(asked, sampleOf({ jobs }), today).requirements.find(({ kind }) => kind === 'years')?.note,
    ).toContain(note);
  });

  test('years in a field count only the jobs that belong to it', () => {
    const turned: SampleToBuild = {
      jobs: [
        { title: 'Financial Planner', from: { year: 2025, month: 11 }, to: 'present', lines: [] },
        { title: 'Baker', from: { year: 2010, month: 1 }, to: { year: 2025, month: 10 }, lines: [] },
      ],
    };
    const ask = yearsIn('5+ years of experience in financial planning', turned);
    expect(ask?.answer).toBe('missing');
    expect(ask?.note).toMatch(/cover 1\.1 years; all jobs whose dates we read cover 16\.9 years/);
  });

  test('far more years than those of a range are said so', () => {
    expect(yearsIn('0 to 2 years of professional experience', nurse)).toMatchObject({ answer: 'shown' });
    expect(yearsIn('0 to 2 years of professional experience', nurse)?.note).toContain('names a range of 0-2 years; we');
    expect(yearsIn('3-5 years of experience as a registered nurse', nurse)?.note).toContain('a range of 3-5 years; we');
    const fits = {
      ...nurse,
      jobs: (nurse.jobs ?? []).map((job) => ({ ...job, from: { year: 2023, month: 1 } })),
    };
    expect(yearsIn('0 to 2 years of professional experience', fits)?.note ?? '').not.toContain('range');
  });

  test.each([
    '5+ years of professional experience',
    '3-5+ years of professional experience',
    '0 to 2 years of experience in bookkeeping',
    'At least 2-3 years of professional experience',
    'Minimum of 3-5 years of professional experience',
    '2 to 3 years minimum of professional experience',
    '3-5 years or more of professional experience',
    '3-5 years plus of professional experience',
    'More than 3-5 years of professional experience',
    '1 to 3 years of experience with a degree, or 8 years of experience without one',
  ])('no upper end of a range is read from "%s"', (asked) => {
    expect(yearsIn(asked, nurse)).toBeDefined();
    expect(yearsIn(asked, nurse)?.note ?? '').not.toContain('range');
  });

  test('one more true line about a job never lowers the answer', () => {
    const order = ['missing', 'application', 'shown'];
    const lines = ['• Advised on pensions', '• Ran financial planning for families', '• Wrote wound care leaflets'];
    const steps = lines.map((_, index) => {
      const job = { title: 'Adviser', from: { year: 2015, month: 1 }, to: 'present' as const };
      const sample = { jobs: [{ ...job, lines: lines.slice(0, index + 1) }] };
      return order.indexOf(yearsIn('5+ years of experience in financial planning', sample)?.answer ?? '');
    });
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(2);
  });
});

const answerWith = (title: string, posting: string) =>
  matchJob(
    posting,
    sampleOf({ jobs: [{ title, from: { year: 2015, month: 1 }, to: 'present', lines: [] }] }),
    '2026-11-21',
  ).requirements.find(({ kind }) => kind === 'years')?.answer;

describe('years in another language, or in a similar job', () => {
  const german = 'Gärtner\n\nIhr Profil\n- 3 Jahre Erfahrung als Gärtner\n- gute Kenntnisse der deutschen Sprache\n';
  const care =
    'Pflegekraft\n\nIhr Profil\n- 3 Jahre Erfahrung im Bereich Pflege\n- gute Kenntnisse der deutschen Sprache\n';
  const warehouse =
    'Lagerhelfer\n\nIhr Profil\n- 3 Jahre Erfahrung im Lager\n- gute Kenntnisse der deutschen Sprache\n';
  const similar = 'Gardener\n\nRequirements\n- 3 years of experience in a similar role\n- Kindness\n';

  test.each([
    [german, 'Gärtner', 'shown'],
    [german, 'Buchhalter', 'application'],
    [care, 'Mitarbeiterin Altenpflege', 'shown'],
    [care, 'Buchhalter', 'application'],
    [warehouse, 'Mitarbeiter Lager', 'shown'],
    [warehouse, 'Buchhalter', 'application'],
    [similar, 'Gardener', 'shown'],
    [similar, 'Accountant', 'application'],
  ])('%j is, for a %s, %s', (posting, title, answer) => {
    expect(answerWith(title, posting)).toBe(answer);
  });

  test('of work whose field we do not know we claim nothing', () => {
    const resume = sampleOf({
      jobs: [{ title: 'Buchhalter', from: { year: 2015, month: 1 }, to: 'present', lines: [] }],
    });
    const years = matchJob(german, resume, '2026-11-21').requirements.find(({ kind }) => kind === 'years');
    expect(years?.note).toContain('We could not tell');
  });
});
