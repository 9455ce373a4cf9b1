import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { workHistoryOf } from './experience.ts';

/** The jobs, and how many entries are leaves. */
const read = (...lines: readonly string[]): { jobs: readonly string[]; leaves: number } => {
  const { reading, sections } = sectionByHand('experience', lines);
  const { jobs, leaves } = workHistoryOf(reading, sections);
  return {
    jobs: jobs.map(({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`),
    leaves: leaves.length,
  };
};

describe('work in care', () => {
  test.each([
    ['Caregiver | Harrow Home Care', ['Caregiver\t2018 – 2020', 'Harrow Home Care', '• Cared for three clients']],
    [
      'Full-time Carer | Harrow Care Ltd',
      ['Full-time Carer, Harrow Care Ltd, Leeds\t2018 – 2020', '• Cared for clients'],
    ],
  ])('is a job where it has an employer: %s', (job, lines) => {
    expect(read(...lines)).toEqual({ jobs: [job], leaves: 0 });
  });

  test.each([
    ['alone', 'Full-time caregiver\t2018 – 2020'],
    ['in a family', 'Caregiver, Private Family, Leeds\t2018 – 2020'],
    ['behind the name of a leave', 'Career Break – Full-time caregiver\t2018 – 2020'],
  ])('is a leave %s', (_, line) => {
    expect(read(line, '• Cared for my mother')).toEqual({ jobs: [], leaves: 1 });
  });
});

test('a stay abroad is a job where it has an employer', () => {
  expect(read('Auslandsaufenthalt, Harrow Inc., Boston\t2018 – 2019', '• Planung von Anlagen').jobs).toHaveLength(1);
  expect(read('Auslandsaufenthalt, Kanada\t2018 – 2019').jobs).toEqual([]);
});

test('a leave from an employer stays a leave', () => {
  expect(read('Parental leave, Harrow Ltd\t2018 – 2020')).toEqual({ jobs: [], leaves: 1 });
});
