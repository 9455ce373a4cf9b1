import { expect, test } from 'vitest';
import { readingsOf } from '../../../layout/readings-of.ts';
import type { EndDate } from '../../../model/resume.ts';
import { docxDocument } from '../../../testing/build-document.ts';
import { resumeOf } from '../../resume-of.ts';

const yearOf = (date: EndDate | null | undefined): string =>
  date === null || date === undefined ? '' : date === 'present' ? date : String(date.year);

/** '• ' is an item of the outer list and '– ' one nested in it. Jobs are 'title | employer | start..end | bullets'. */
const jobsIn = (...texts: readonly string[]): readonly string[] => {
  const document = docxDocument([
    { text: 'Wendeline Hartog', sizePt: 20 },
    'wendeline.hartog@example.com',
    { text: 'Experience', headingLevel: 2, isBold: true, sizePt: 14 },
    ...texts.map((given) => {
      const listLevel = ['• ', '– '].findIndex((mark) => given.startsWith(mark));
      return listLevel < 0 ? given : { text: given.slice(2), listMarker: '•', listLevel };
    }),
  ]);
  return resumeOf(readingsOf(document).visual, document).experience.map(({ title, employer, period, bullets }) =>
    [
      title?.value ?? '',
      employer?.value ?? '',
      `${yearOf(period?.value.start)}..${yearOf(period?.value.end)}`,
      bullets.length,
    ].join(' | '),
  );
};

test('a title that is an item of the outer list heads its job, with its two dates on lines of their own', () => {
  const jobs = jobsIn(
    '• Content Strategist',
    'Harrow Creative',
    '2021',
    'Present',
    'Highlights',
    '– Managed a budget of three million',
    '– Led four writers',
    '• Marketing Assistant',
    'Brightwater Credit Union',
    '2017',
    '2021',
    'Highlights',
    '– Grew the newsletter to 61,000 readers',
  );
  expect(jobs).toEqual([
    'Content Strategist | Harrow Creative | 2021..present | 2',
    'Marketing Assistant | Brightwater Credit Union | 2017..2021 | 1',
  ]);
});

test('twin: items below headers without bullets are duties, with those nested in them', () => {
  const jobs = jobsIn(
    'Content Strategist, Harrow Creative, 2021 – Present',
    '• Wrote for two magazines',
    '– Managed a budget of three million',
    'Marketing Assistant, Brightwater Credit Union, 2017 – 2021',
    '• Kept the newsletter',
    '– Grew it to 61,000 readers',
  );
  expect(jobs).toEqual([
    'Content Strategist | Harrow Creative | 2021..present | 2',
    'Marketing Assistant | Brightwater Credit Union | 2017..2021 | 2',
  ]);
});
