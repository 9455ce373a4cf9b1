import { expect, test } from 'vitest';
import { jobsDrawn } from '../../testing/jobs-drawn.ts';

const job = `Night Porter, Hotel Alder	Mar 2018 – May 2021
• Looked after the desk and the keys`;
const read = 'Night Porter | Hotel Alder |  | 2018-03..2021-05';
const notes = `Alder Soup Kitchen, Leeds 2019
Served lunch on Sundays
Harrow Marathon 2018
Handed out water`;

test.each([
  ['volunteering in bold', '**Volunteer and Fundraising**'],
  ['other qualifications in capitals, with what they are', '**OTHER QUALIFICATIONS (COURSES * TALKS)**'],
])('what is below a title of something else is no job: %s', (_, title) => {
  expect(jobsDrawn(`${job}\n${title}\n${notes}`)).toEqual([read]);
});

test.each([
  [
    'a school that heads a job',
    '**Harrow University**\nLecturer	Jan 2016 – Feb 2018',
    'Lecturer | Harrow University |  | 2016-01..2018-02',
  ],
  [
    'jobs that go on below a title within one of them',
    '**Certifications:**\n• First aid\nLine Cook, Alder Kitchen	Jan 2016 – Feb 2018\n• Ran the grill',
    'Line Cook | Alder Kitchen |  | 2016-01..2018-02',
  ],
])('twin: %s', (_, rest, second) => {
  expect(jobsDrawn(`${job}\n${rest}`)).toEqual([read, second]);
});

test.each([
  ['beside the employer', (name: string, dates: string) => `${name}	${dates}`],
  ['below the employer', (name: string, dates: string) => `${name}\n${dates}`],
])('twin: a training that is set like the titles above it heads a job, its dates %s', (_, below) => {
  const jobs = `**Night Porter**
${below('Hotel Alder', 'Mar 2018 – May 2021')}
• Looked after the desk and the keys
**Crisis Management Training**
${below('Alder Consulting', 'Jan 2017 – Feb 2018')}
• Held two exercises with the night staff of the hotel
**Line Cook**
${below('Alder Kitchen', 'Jan 2016 – Dec 2016')}
• Ran the grill`;
  expect(jobsDrawn(jobs)).toEqual([
    read,
    'Crisis Management Training | Alder Consulting |  | 2017-01..2018-02',
    'Line Cook | Alder Kitchen |  | 2016-01..2016-12',
  ]);
});

test('twin: a volunteer below the dates, as the job above is below its own, heads a job', () => {
  const jobs = `Mar 2018 – May 2021
**Night Porter • Hotel Alder**
• Looked after the desk and the keys
Jan 2016 – Feb 2018
**Volunteer • Youth club Alder**
• Painted the boat`;
  expect(jobsDrawn(jobs)).toEqual([read, 'Volunteer | Youth club Alder |  | 2016-01..2018-02']);
});
