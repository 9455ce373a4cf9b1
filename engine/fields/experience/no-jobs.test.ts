import { describe, expect, test } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { experienceOf } from './experience.ts';

/** 'title | employer' of each job. */
const read = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.trim().split('\n'));
  return experienceOf(reading, sections).map(({ title, employer }) =>
    [title, employer].map((field) => field?.value ?? '').join(' | '),
  );
};

describe('a title of projects with dates among the jobs', () => {
  test('is no job, and its words tell nothing about the others', () => {
    expect(
      read(`
**QUELL WORKS | 2020 – Present**
Kept the shop of the works running for all of its customers.
**HRW SIS | 2015 – 2020**
Fixed what the clients of the system of records had reported.
**Personal Projects | 2009 – Present**
Wrote a reader for comics that serves over 500 strips.`),
    ).toEqual([' | QUELL WORKS', ' | HRW SIS']);
  });

  test('is not the name of a firm', () => {
    expect(
      read(`
**Project 44 | Sep 2021 – Jun 2022**
**Product Manager**
• Led the work on freight prices
**Harrow Systems | Jan 2019 – Aug 2021**
**Product Owner**
• Wrote the plan of the year`),
    ).toEqual(['Product Manager | Project 44', 'Product Owner | Harrow Systems']);
  });
});

test('articles and chapters below the jobs are no jobs', () => {
  expect(
    read(`
**Lecturer, Alder College\t2016 – 2021**
• Taught anatomy
Sleep and shift work. (Harrow Journal of Nursing, volume: 7 No.2, 2018).
Chapter 4: Wards at night. (Handbook of Care, 2nd edition, Alder Press, 2019).`),
  ).toEqual(['Lecturer | Alder College']);
});

test('an editor of a journal has a job', () => {
  expect(
    read(`
**Editor, Harrow Journal of Baking, ISSN 2345-6789\t2018 – Present**
• Read manuscripts
**Editor, Alder Press\t2014 – 2018**
• Read proofs`),
  ).toHaveLength(2);
});

test('a firm that publishes is an employer', () => {
  expect(read(`**Editor, Volume Press Ltd\t2016 – 2021**\n• Read proofs`)).toEqual(['Editor | Volume Press Ltd']);
});
