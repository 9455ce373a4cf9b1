import { describe, expect, test } from 'vitest';
import type { Field, Job, Period, SectionKind } from '../model/resume.ts';
import { factsFrom } from '../testing/facts-from.ts';
import { sectionByHand } from '../testing/reading-by-hand.ts';
import { asPdf, sample } from '../testing/sample-resume.ts';
import {
  hasOwnDates,
  haveJobsElsewhere,
  haveStrayDates,
  isReadWhole,
  isSurelyUndated,
  showsNoMonth,
} from './date-witness.ts';

const periodAt = (line: number, from: number, to: number): Field<Period> => ({
  value: { start: { year: 2023 }, end: null, style: 'year' },
  spans: [{ order: 'visual', line, from, to }],
  confidence: 1,
});

describe('a period is read whole', () => {
  test.each([
    ['when it stands alone', ['Planned shifts', '2023'], true],
    [
      'but not below the season that begins its last date',
      ['Calora | Fall 2020 - Winter\tProduct Owner', '2023'],
      false,
    ],
    ['nor below a dash', ['Calora, 2020 -', '2023'], false],
  ])('%s', (_what, lines, is) => {
    const { reading } = sectionByHand('experience', lines);
    expect(isReadWhole(reading, periodAt(1, 0, 4))).toBe(is);
  });
});

const wordsAt = (line: number): Field<string> => ({
  value: '',
  spans: [{ order: 'visual', line, from: 0, to: 4 }],
  confidence: 1,
});

describe('the lines of a job', () => {
  test.each([
    ['have their own dates where they show none', ['Baker, Acme', '2023'], 1, true],
    ['and where the period is among them', ['Baker, Acme 2023', 'x'], 0, true],
    ['and where a house number is', ['Baker, Hall 12', '2023'], 1, true],
    ['but not where they show others', ["01/'21-04/'22 Baker, Acme", '2023'], 1, false],
  ])('%s', (_what, lines, dated, is) => {
    const { reading } = sectionByHand('experience', lines);
    const from = lines[dated]?.indexOf('2023') ?? 0;
    expect(
      hasOwnDates(reading, job({ title: wordsAt(0), employer: null, period: periodAt(dated, from, from + 4) })),
    ).toBe(is);
  });
});

test('an employer may have dates above those of a title', () => {
  const { reading } = sectionByHand('experience', ['Acme, 2015 - Present', 'Baker', '2023']);
  expect(hasOwnDates(reading, job({ title: wordsAt(1), employer: wordsAt(0), period: periodAt(2, 0, 4) }))).toBe(true);
});

test('a job is not surely undated where the next one begins beside it: both may be one', () => {
  const { reading, sections } = sectionByHand('experience', ['Trainee', 'Stock', 'Calora', 'Acme', '2023']);
  const undated = job({ title: wordsAt(0), employer: wordsAt(1), period: null });
  const experience = [undated, job({ title: wordsAt(2), employer: wordsAt(3), period: periodAt(4, 0, 4) })];
  const isUndated = (columns: readonly number[]): boolean => {
    const lines = reading.lines.map((line, index) => ({ ...line, column: columns[index] ?? 0 }));
    return isSurelyUndated({ ...reading, lines }, { ...sampleResume, sections, experience }, 0);
  };
  expect(isUndated([0, 0, 2, 3, 4])).toBe(false);
  expect(isUndated([0, 0, 0, 0, 0])).toBe(true);
});

describe('a year shows no month', () => {
  test.each([
    ['alone below the name of the firm', ['Kept stock', 'Acme, Calora', '2023'], true],
    ['and below the dates of another job', ['May 2021', 'Acme, Calora', '2023'], true],
    ['but may have one in the same narrow column', ['April – July', 'Acme, Calora', '2023'], false],
    ['or in the words above, before a title', ['Kept stock', 'Acme (Calora): May Baker', '2023'], false],
    ['but not in a verb above', ['Kept stock', 'Acme (Calora): Set up shops', '2023'], true],
    ['or in the words beside it', ['Kept stock', 'December Acme, Calora', '2023'], false],
  ])('%s', (_what, lines, is) => {
    const { reading } = sectionByHand('experience', lines);
    expect(showsNoMonth(reading, periodAt(2, 0, 4))).toBe(is);
  });
});

const sampleResume = factsFrom(asPdf(sample)).resume;
const name = { value: 'Acme', spans: [], confidence: 1 };
const job = (given: Partial<Job>): Job => ({
  title: name,
  employer: name,
  location: null,
  period: periodAt(0, 0, 4),
  bullets: [],
  ...given,
});

describe('dates without a job', () => {
  test.each([
    ['are stray where an entry has a date, one name and nothing else', [job({}), job({ employer: null })], true],
    ['are not where the entry says what was done', [job({ employer: null, bullets: [name] })], false],
    ['are not where both names are there', [job({})], false],
  ])('%s', (_what, experience, is) => expect(haveStrayDates({ experience })).toBe(is));
});

const isElsewhere = (kind: SectionKind, line: string, read = false): boolean => {
  const { reading, sections } = sectionByHand(kind, [line]);
  return haveJobsElsewhere(reading, { sections, education: [], volunteering: [], experience: read ? [job({})] : [] });
};

describe('jobs below a heading that they do not belong to', () => {
  test.each([
    ['are there where skills have a period', 'skills', 'Sep. 2022 - Apr. 2024 Oakfield Bakery', true],
    ['are there where a period has no end', 'languages', 'Sep. 2022 - present', true],
    ['are not where jobs have it', 'experience', 'Sep. 2022 - Apr. 2024 Oakfield Bakery', false],
    ['are not where a skill has its years', 'skills', 'Welding (2015 - 2020)', false],
    ['are not in a list', 'skills', '- Welding since 2015, crane work 2020', false],
    ['are not where there is one year', 'contact', 'Born in 1990', false],
  ] as const)('%s', (_what, kind, line, is) => expect(isElsewhere(kind, line)).toBe(is));
  test('are not where an entry has the period', () =>
    expect(isElsewhere('contact', 'Sep. 2022 - Apr. 2024 Oakfield Bakery', true)).toBe(false));
});
