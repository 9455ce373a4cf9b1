import { describe, expect, test } from 'vitest';
import type { Field, Job, Period, Resume } from '../model/resume.ts';
import { sectionByHand } from '../testing/reading-by-hand.ts';
import { haveStrayDates, isReadWhole } from './date-witness.ts';

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

describe('dates without a job', () => {
  const name = { value: 'Acme', spans: [], confidence: 1 };
  const job = (given: Partial<Job>): Job =>
    ({ title: name, employer: name, location: null, period: periodAt(0, 0, 4), bullets: [], ...given }) as Job;
  const of = (...experience: Job[]): Resume => ({ experience }) as unknown as Resume;

  test('are stray where an entry has a date, one name and nothing else', () =>
    expect(haveStrayDates(of(job({}), job({ employer: null })))).toBe(true));
  test('are not where the entry says what was done', () =>
    expect(haveStrayDates(of(job({ employer: null, bullets: [name] })))).toBe(false));
  test('are not where both names are there', () => expect(haveStrayDates(of(job({})))).toBe(false));
});
