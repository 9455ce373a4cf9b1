import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../../testing/job-samples.ts';
import { matched } from '../../testing/matched-jobs.ts';
import { answerExperience } from './answer-experience.ts';

type SampleJobs = NonNullable<SampleToBuild['jobs']>;

const since = { from: { year: 2019, month: 1 }, to: 'present' } as const;
const jobs = (...titles: readonly string[]): SampleJobs => titles.map((title) => ({ title, ...since, lines: [] }));
const answerTo = (field: string | null, sample: SampleJobs, isFieldOpen = false) => {
  const { resume, words } = sampleOf(sample.length === 0 ? {} : { jobs: sample });
  return answerExperience({ field, isFieldOpen }, resume, words);
};

describe('experience without a number of years', () => {
  test('a job of the field shows it, and no length is claimed', () => {
    expect(answerTo('bookkeeping', jobs('Baker', 'Bookkeeper'))).toMatchObject({ answer: 'shown' });
    expect(answerTo('bookkeeping', jobs('Bookkeeper')).note).toBeUndefined();
  });

  test('without any job, or without one in a known field, it is missing', () => {
    expect(answerTo('bookkeeping', []).answer).toBe('missing');
    expect(answerTo('nursing', jobs('Baker')).answer).toBe('missing');
    expect(answerTo(null, []).answer).toBe('missing');
  });

  test('of several fields all have to be shown, unless one is enough', () => {
    expect(answerTo('bookkeeping and nursing', jobs('Bookkeeper')).answer).not.toBe('shown');
    expect(answerTo('bookkeeping or nursing', jobs('Bookkeeper')).answer).toBe('shown');
  });

  test('what nobody can tell is left to the application', () => {
    expect(answerTo('splicing, mending and storing ropes', jobs('Baker')).answer).toBe('application');
    expect(answerTo(null, jobs('Baker')).answer).toBe('application');
  });

  test('a job that no list knows may be of a known field', () => {
    expect(answerTo('agricultural', jobs('Shepherd')).answer).toBe('application');
    expect(answerTo('agricultural', jobs('Accountant', 'Shepherd')).answer).toBe('application');
    expect(answerTo('agricultural', jobs('Accountant')).answer).toBe('missing');
  });

  test('work in an office is not shown by Microsoft Office, nor missing without it', () => {
    const withOffice: SampleJobs = [
      { title: 'Welder', ...since, lines: ['• Kept the stock list in Microsoft Office'] },
    ];
    expect(answerTo('office', withOffice).answer).not.toBe('shown');
    expect(answerTo('office', jobs('Secretary')).answer).toBe('shown');
    expect(answerTo('office', jobs('Accountant')).answer).toBe('application');
    expect(answerTo('office', jobs('Office Manager')).answer).toBe('shown');
    expect(answerTo('Microsoft Office', withOffice).answer).toBe('shown');
  });

  test('in another language, a compound in a title shows it, and another title proves nothing', () => {
    expect(answerTo('Reinigung', jobs('Mitarbeiterin Gebäudereinigung'), true).answer).toBe('shown');
    expect(answerTo('Reinigung', jobs('Bäcker'), true).answer).toBe('application');
  });
});

const advertWith = (asked: string) => `Senior Barista\n\nRequirements\n- ${asked}\n- Kafka`;

test('the form asks for it without a number', () => {
  expect(matched(advertWith('Experience in a similar role'), {}).knockOutQuestions).toContainEqual({
    question: 'Do you have this experience? The job posting asks for: Experience in a similar role.',
    quote: 'Experience in a similar role',
  });
});

test('a term in the same words, or for the same field, is not asked for twice', () => {
  const { requirements } = matched(advertWith('Experience in bookkeeping'), {});
  expect(requirements.map(({ kind }) => kind)).toEqual(['title', 'term', 'term']);
});
