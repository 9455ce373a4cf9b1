import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { overlappingDates } from './overlapping-dates.ts';

testCheck(overlappingDates, {
  fails: [
    {
      name: 'two overlapping jobs',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2021'),
      quotes: ['Mar 2020'],
      says: 'According to its dates, the job "Operations Manager" shares at least four calendar months with another job.',
    },
    {
      name: 'three jobs of which two overlap with another',
      lines: [
        ...changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2021').slice(
          0,
          16,
        ),
        'Clerk, Madison Mills, Madison, WI | Jan 2017 - Dec 2018',
        '• Kept 12 lines supplied.',
        ...sample.slice(16),
      ],
      quotes: ['Mar 2020', 'Jan 2017'],
      says: 'According to their dates, the jobs "Operations Manager" and "Clerk" each share at least four calendar months with another job.',
    },
    {
      name: 'two jobs that share four calendar months',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Jun 2020'),
      quotes: ['Mar 2020'],
    },
  ],
  passes: [
    { name: 'jobs that follow each other', lines: sample },
    {
      name: 'years alone that cannot overlap',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', '2020 - Present').replace('Jun 2016 - Feb 2020', '2016 - 2019'),
      ),
    },
    {
      name: 'a month in which one job ends and the next begins',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Mar 2020'),
    },
  ],
  others: [
    {
      name: 'voluntary work beside the jobs',
      lines: [...sample, 'Volunteering', 'Trainer, Lakeside Club, Madison, WI | Jan 2018 - Present'],
      headed: ['Volunteering'],
      is: 'no-finding',
    },
    {
      name: 'a job without an end that began while another is open',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Sep 2021'),
      is: 'not-applicable',
    },
    {
      name: 'two jobs that share two calendar months, which is no praise',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Apr 2020'),
      is: 'not-applicable',
    },
    {
      name: 'two jobs that share three calendar months, which is no praise either',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - May 2020'),
      is: 'not-applicable',
    },
    {
      name: 'years alone that may overlap',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', '2019 - Present').replace('Jun 2016 - Feb 2020', '2016 - 2019'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'two roles for one employer at the same time',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Harbor Foods, Chicago, IL | Jun 2016 - Feb 2021'),
      is: 'not-applicable',
    },
    {
      name: 'an entry for an employer above the assignments there',
      lines: changed(
        'Shift Supervisor',
        'Shift Supervisor (Client: Lakeside Dairy), Harbor Foods, Chicago, IL | Jun 2020 - Feb 2021',
      ),
      is: 'not-applicable',
    },
    {
      name: 'posts under a title that we do not know',
      lines: sample.flatMap((line) =>
        line === 'Education'
          ? ['Leadership and Service', 'Lakeside College, Madison, WI | Jun 2017 - Feb 2021', line]
          : [line],
      ),
      headed: ['Leadership and Service'],
      is: 'no-finding',
    },
    {
      name: 'a single job',
      lines: [...sample.slice(0, 11), ...sample.slice(16)],
      is: 'not-applicable',
    },
    {
      name: 'jobs without employers whose dates overlap',
      lines: sample.map((line) =>
        line
          .replace('Operations Manager, Harbor Foods, Chicago, IL', 'Operations Manager')
          .replace(
            'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020',
            'Shift Supervisor | Jun 2016 - Feb 2021',
          ),
      ),
      is: 'unsure',
    },
    {
      name: 'a job that seems to last because its line ends in a dash',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 -'),
      is: 'unsure',
    },
    {
      name: 'studies among the jobs',
      lines: changed('Shift Supervisor', 'Course in Welding, Lakeside College, Madison, WI | Jun 2016 - Feb 2021'),
      is: 'unsure',
    },
  ],
});
