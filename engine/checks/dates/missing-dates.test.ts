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
  ],
  passes: [{ name: 'jobs with dates', lines: sample }],
  others: [
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
