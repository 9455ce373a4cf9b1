import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../testing/job-samples.ts';
import { matchJob } from '../match-job.ts';

const degreeFor = (asked: string, education: readonly string[]) =>
  matchJob(`Analyst\nRequirements\n- ${asked}`, sampleOf({ education }), '2026-11-21').requirements.find(
    ({ kind }) => kind === 'degree',
  );

describe('a degree that is not finished', () => {
  test.each([
    ['in words', 'Harrow College, in progress'],
    ['in another language', 'Instituto Tecnológico del Puerto, en curso'],
    ['by a graduation to come', 'Harrow College, expected graduation May 2027'],
  ])('is named beside a missing degree: %s', (_, line) => {
    const degree = degreeFor("Bachelor's degree in Statistics", ['Northmoor High School', line]);
    expect(degree?.answer).toBe('missing');
    expect(degree?.note).toBe(
      `Your resume says that studies are in progress ("${line}"). They do not meet the requirement yet.`,
    );
  });

  test('is named where its level is the one that is asked for', () => {
    const line = 'BSc in Statistics, Harrow College, in progress';
    const degree = degreeFor("Bachelor's degree in Statistics", [line]);
    expect(degree?.note).toBe(`Your resume says that the degree of this level is still in progress ("${line}").`);
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
