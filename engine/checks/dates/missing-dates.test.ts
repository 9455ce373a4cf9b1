import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingDates } from './missing-dates.ts';

const undated = sample.map((line) => line.replace(/ \| (?:Mar|Jun) 20.*$/, ''));

testCheck(missingDates, {
  fails: [
    {
      name: 'a job without dates',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI'),
      quotes: [],
      score: 0.5,
    },
    {
      name: 'jobs none of which has dates',
      lines: undated,
      quotes: ['Operations Manager'],
      score: 0,
    },
    {
      name: 'jobs without dates, one of which tells of a year in a sentence',
      lines: undated.flatMap((line) =>
        line.startsWith('Operations Manager')
          ? [line, '• Led the move to the new dairy in 2019, which had four lines and a cold store at the harbor.']
          : [line],
      ),
      quotes: ['Operations Manager'],
      score: 0,
    },
    ...['Projects', 'Awards'].map((heading) => ({
      name: `jobs without dates, with a period below "${heading}"`,
      lines: [...undated, heading, 'Cold store of the harbor', '2018 - 2019'],
      quotes: ['Operations Manager'],
      score: 0,
    })),
    ...['Won the 2019 safety award of the plant', 'Safety prize received in 2019'].map((told) => ({
      name: `jobs without dates, with the line "${told}"`,
      lines: undated.flatMap((line) => (line.startsWith('Shift Supervisor') ? [line, told] : [line])),
      quotes: ['Operations Manager'],
      score: 0,
    })),
  ],
  passes: [{ name: 'jobs with dates', lines: sample }],
  others: [
    ...[
      'Certified Packer, 2019',
      'Moved to the harbor 2016 - 2019',
      'Promoted to Shift Lead in 2019',
      'Started as a cashier 2015',
      'Employed by the city as of 2016',
      'Hired as a packer in 2016',
      'Seconded to Harbor Foods, 2019',
      'Transferred to the harbor in 2017',
      'Joined the harbor in 2018',
    ].map((dated) => ({
      name: `jobs none of whose dates we read, with the line "${dated}"`,
      lines: undated.flatMap((line) => (line.startsWith('Shift Supervisor') ? [line, dated] : [line])),
      is: 'unsure' as const,
    })),
    {
      name: 'jobs none of whose dates we read, with a period in another section',
      lines: [...undated, '2018 - 2019'],
      is: 'unsure',
    },
    {
      name: 'jobs none of whose dates we read, with one on the page',
      lines: undated.flatMap((line) => (line === 'Work Experience' ? [line, "Michaelmas 2019 to '2O"] : [line])),
      is: 'unsure',
    },
    {
      name: 'dates that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI', "Michaelmas '16 to '2O"),
      is: 'unsure',
    },
    {
      name: 'a line that may be a detail of the job above',
      lines: changed('Shift Supervisor', 'Freight and Customs, Lakeside Dairy, Madison, WI', '• Kept the papers.'),
      is: 'unsure',
    },
  ],
});
