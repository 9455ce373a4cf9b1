import { describe, expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import { sampleResume } from '../../testing/sample-resume.ts';
import { drawLook } from '../draw-look.ts';
import { textsOfBlock } from '../page.ts';
import type { DatesId, PlaceId } from '../parts.ts';
import { durationOf } from './duration.ts';
import { headIds } from './heads.ts';
import { blocksOfJobs } from './job-blocks.ts';

const dates: DatesId[] = [
  'dates-right',
  'dates-below',
  'dates-front',
  'dates-brackets',
  'dates-comma',
  'dates-colon',
  'dates-pipe',
  'dates-gap',
  'dates-gutter',
  'dates-cell',
];
const places: PlaceId[] = ['after-employer', 'brackets', 'own-line', 'right'];
const look = drawLook(sampleResume, 'one-column', 'pdfkit', randomOf('jobs'));
const job = {
  title: 'Crane Operator',
  employer: 'Vantaa Harbor Oy',
  isLeave: false,
  note: undefined,
  place: 'Kotka',
  period: { text: '05/2019 - 08/2021', start: '2019-05', end: '2021-08' },
  bullets: [],
};

const printed = (jobs: readonly (typeof job)[], own: Partial<typeof look.jobs>): string =>
  blocksOfJobs(jobs, { ...look, jobs: { ...look.jobs, isGrouped: false, ...own } }, 'en-US')
    .flat()
    .flatMap(textsOfBlock)
    .join('\n');

describe('the head of a job', () => {
  test.for(headIds)('%s names title, employer, town and dates once, wherever dates and town stand', (head) => {
    for (const date of dates)
      for (const place of places) {
        const text = printed([job], { head, dates: date, place });
        for (const value of [job.title, job.employer, job.place, job.period.text])
          expect(text.split(value), `${head} ${date} ${place}: ${text}`).toHaveLength(2);
      }
  });

  test('of a leave is its title and dates', () => {
    const leave = { ...job, title: 'Parental leave', employer: '', isLeave: true };
    expect(printed([leave], { head: 'title-comma-employer', dates: 'dates-comma', place: 'brackets' })).toBe(
      'Parental leave, 05/2019 - 08/2021',
    );
  });

  test('names the employer of neighboring jobs once where jobs are grouped', () => {
    const text = printed([job, { ...job, title: 'Signaller' }], {
      head: 'employer-first',
      dates: 'dates-below',
      place: 'own-line',
      isGrouped: true,
    });
    expect(text.split(job.employer)).toHaveLength(2);
    expect(text).toContain('Signaller');
  });

  test('drops the separator of a town that is not given', () => {
    const text = blocksOfJobs(
      [{ ...job, place: undefined }],
      {
        ...look,
        jobs: { head: 'title-comma-employer', dates: 'dates-brackets', place: 'after-employer', isGrouped: false },
      },
      'en-US',
    )
      .flat()
      .flatMap(textsOfBlock)
      .join('\n');
    expect(text).toBe('Crane Operator, Vantaa Harbor Oy (05/2019 - 08/2021)');
  });
});

describe('a duration', () => {
  test.for([
    ['2019-05', '2021-08', '2 years 4 months'],
    ['2020-01', '2020-12', '1 year'],
    ['2020-03', '2020-03', '1 month'],
    ['2019', '2021', undefined],
    ['2022-01', '2021-01', undefined],
  ] as const)('from %s to %s is %s', ([start, end, expected]) => {
    expect(durationOf({ text: '', start, end })).toBe(expected);
  });
});
