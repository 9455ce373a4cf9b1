import { describe, expect, test } from 'vitest';
import { factsFrom } from '../../testing/facts-from.ts';
import { sampleOf } from '../../testing/job-samples.ts';
import { asPdf } from '../../testing/sample-resume.ts';
import { matchJob } from '../match-job.ts';
import { indexResume } from '../resume-words.ts';

const degreeFor = (asked: string, education: readonly string[]) =>
  matchJob(`Analyst\nRequirements\n- ${asked}`, sampleOf({ education }), '2026-11-21').requirements.find(
    ({ kind }) => kind === 'degree',
  );

/** The note on the degree of a resume that is read from a file. */
const noteOf = (education: readonly string[], asked = "Bachelor's degree"): string | undefined => {
  const { visual, resume } = factsFrom(
    asPdf([
      'Jane Roe',
      'jane.roe@example.com | (312) 555-0134',
      '',
      'Experience',
      'Accountant, Harrow Ltd',
      'January 2019 - Present',
      '• Closed the books of three shops.',
      '',
      'Education',
      ...education,
      '',
      'Skills',
      'SAP, Excel',
    ]),
  );
  return matchJob(`Analyst\nRequirements\n- ${asked}`, indexResume(visual, resume), '2026-11-21').requirements.find(
    ({ kind }) => kind === 'degree',
  )?.note;
};

describe('a degree that is not finished', () => {
  test.each([
    ['a certificate to come', 'Pursuing CFA Level II'],
    ['a course', 'Enrolled in a web development bootcamp'],
    ['a certificate that expires', 'ACLS certificate, expires 2028'],
    ['a school without a degree', 'Harrow College, in progress'],
  ])('is not said of %s', (_, line) => {
    const degree = degreeFor("Bachelor's degree in Statistics", ['Northmoor High School', line]);
    expect(degree?.answer).toBe('missing');
    expect(degree?.note).toBeUndefined();
  });

  test.each([
    'BSc in Statistics, Harrow College, in progress',
    'BSc en Estadística, Instituto Tecnológico del Puerto, en curso',
    'BSc in Statistics, Harrow College, expected graduation May 2027',
    'Currently pursuing a BSc in Statistics, Harrow College',
    'BSc in Statistics, Harrow College, since 2024, in progress',
    'BSc in Statistics (in progress)',
    'BSc in Statistics, graduating in May 2027',
  ])('is named where the line says so: %s', (line) => {
    const degree = degreeFor("Bachelor's degree", ['Northmoor High School', line]);
    expect(degree?.note).toBe(`Your resume says that your degree at this level is still in progress ("${line}").`);
  });

  test.each([
    'Bachelor of Science in Accounting (CPA in progress), Harrow College, 2016',
    'Bachelor of Science in Accounting (CPA in progress), Harrow College',
    'Bachelor of Science in Accounting, Harrow College, CISSP (in progress)',
    'B.S. in Nursing, Harrow College, 2015, currently pursuing certification in wound care',
    'B.S. in Nursing, Harrow College, currently pursuing wound care',
    'BSc Physics, Harrow College, 2012; MSc Physics in progress',
    'BSc Physics, Harrow College; MSc Physics in progress',
    'BSc in Statistics, Harrow College, graduating in the top 5% of 300',
    'BSc in Botany studying plants and soil, Harrow College',
  ])('is not said of a degree beside something else in progress: %s', (line) => {
    const degree = degreeFor("Bachelor's degree", [line]);
    expect(degree).toMatchObject({ answer: 'shown' });
    expect(degree?.note).toBeUndefined();
  });

  test('is not said of a finished degree by what is below it', () => {
    for (const below of ['GPA 3.8, in progress: CPA', 'CPA license (in progress)', 'ACLS certificate, expires 2028']) {
      const degree = noteOf(['Harrow College', 'Bachelor of Science in Accounting', '2016', below]);
      expect(degree).toBeUndefined();
    }
  });

  test('is not said of a finished degree by another entry that has its school', () => {
    const nursing = 'Bachelor of Science in Nursing, Ohio State University, 2015';
    expect(noteOf([nursing, 'ACLS certificate, expires 2028'])).toBeUndefined();
    for (const other of [
      'Member of the Botanic Society, 2020 - 2028',
      'Mentor: 2023 - Present',
      'First Aid, 2024 - 2027',
    ])
      expect(noteOf(['Bachelor of Science in Botany, Ohio State University', other])).toBeUndefined();
    expect(noteOf(['Bachelor of Science in Botany, Ohio State University (accredited until 2028)'])).toBeUndefined();
    expect(noteOf([nursing, 'Google Data Analytics Certificate, Coursera, 2025 - Present'])).toBeUndefined();
  });

  test('is named beside a lower degree, and meets no requirement yet', () => {
    const education = ['BSc in Physics, Harrow College, 2019', 'Working on a PhD, in progress'];
    expect(noteOf(education, "Master's degree")).toMatch(/in progress \("Working on a PhD, in progress"\)/u);
    expect(degreeFor("Master's degree", education)?.answer).not.toBe('shown');
    expect(noteOf(education)).toBeUndefined();
  });

  test('is not said once the expected month is over', () => {
    expect(noteOf(['Bachelor of Science in Biology, Ohio State University', 'Expected May 2026'])).toBeUndefined();
  });

  test('is named beside its entry, by words or by dates', () => {
    const says = 'Your resume says that your degree at this level is still in progress';
    expect(noteOf(['Bachelor of Science in Biology, Ohio State University', 'Expected May 2027'])).toContain(says);
    expect(noteOf(['Bachelor of Science in Biology', 'Ohio State University, in progress'])).toContain(says);
    expect(noteOf(['Bachelor of Science in Biology', 'Ohio State University', '2024 - 2028'])).toContain(says);
    expect(noteOf(['Bachelor of Science in Biology', 'Ohio State University', 'GPA 3.8\t2024 - 2028'])).toContain(says);
    expect(noteOf(['Bachelor of Science in Biology', 'Ohio State University', 'Columbus, OH | 2024 - 2028'])).toContain(
      says,
    );
  });

  test('is named where its level is the one that is asked for', () => {
    const line = 'BSc in Statistics, Harrow College, in progress';
    const degree = degreeFor("Bachelor's degree in Statistics", [line]);
    expect(degree?.answer).toBe('application');
    expect(degree?.note).toBe(`Your resume says that your degree at this level is still in progress ("${line}").`);
  });

  test.each([
    ['a finished degree of the level', ['PhD in Statistics, in progress', 'BSc in Statistics, Harrow College']],
    ['a graduation that was expected in an earlier year', ['BSc in Statistics, expected May 2021']],
    ['finished studies', ['BSc in Statistics, Harrow College, 2019']],
  ])('is not named beside %s', (_, education) => {
    const degree = degreeFor("Bachelor's degree in Statistics", education);
    expect(degree).toMatchObject({ answer: 'shown' });
    expect(degree?.note).toBeUndefined();
  });

  test('is not named without studies in progress', () => {
    const degree = degreeFor("Bachelor's degree in Statistics", ['Northmoor High School, 2012']);
    expect(degree?.answer).toBe('missing');
    expect(degree?.note).toBeUndefined();
  });
});

test('a subject in another form of its word is not in doubt', () => {
  const degree = degreeFor("Bachelor's degree in Botany, Biological Sciences, or a related field", [
    'BSc in Biology, Harrow College',
  ]);
  expect(degree?.answer).toBe('shown');
  expect(degree?.note).toBeUndefined();
});
