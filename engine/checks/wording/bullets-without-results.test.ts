import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { bulletsWithoutResults } from './bullets-without-results.ts';

const asDuty = (line: string): string =>
  line.startsWith('•') ? '• Took care of the stores and of the people in them.' : line;

testCheck(bulletsWithoutResults, {
  fails: [
    {
      name: 'duties only',
      lines: sample.map(asDuty),
      quotes: ['Took care of the stores'],
      says: 'We found no figure and no result in the 8 bullets that we read.',
    },
    {
      name: 'duties and one figure',
      lines: sample.map((line) => (line.startsWith('• Trained') ? line : asDuty(line))),
      quotes: ['Took care of the stores'],
      says: 'We found a figure or a result in 1 of the 8 bullets that we read.',
    },
    {
      name: 'duties and one result without a figure, which not everybody counts',
      lines: sample.map((line) => (line.startsWith('• Trained') ? '• Reduced the waste.' : asDuty(line))),
      quotes: ['Took care of the stores'],
      says: 'We found a figure or a result in few of the 8 bullets that we read.',
    },
    {
      name: 'duties that name the sections of laws',
      lines: sample.map((line) =>
        line.startsWith('•') ? '• Wrote opinions on Sections 72A and 79 of the Food Act, 2013.' : line,
      ),
      quotes: ['Wrote opinions on Sections 72A'],
      says: 'We found no figure and no result in the 8 bullets that we read.',
    },
    {
      name: 'duties without a sign in front, which may be joined',
      lines: sample.map((line) => asDuty(line).replace('• ', '')),
      quotes: ['Took care of the stores'],
      says: 'We found no figure and no result in the sentences about your jobs.',
    },
  ],
  passes: [{ name: 'bullets with figures', lines: sample }],
  others: [
    {
      name: 'verbs of results without any figure',
      lines: sample.map((line) => (line.startsWith('•') ? '• Reduced the waste of the stores.' : line)),
      is: 'not-applicable',
    },
    { name: 'hardly any bullets', lines: [...sample.slice(0, 8), ...sample.slice(16)], is: 'not-applicable' },
    {
      name: 'bullets that are the headers of other jobs',
      lines: sample.map((line) => (line.startsWith('•') ? '• Clerk, Lakeside Dairy, Madison, (2012 – 2014).' : line)),
      is: 'not-applicable',
    },
    {
      name: 'lines that name courses, without a sign in front',
      lines: sample.map((line) => (line.startsWith('•') ? 'First year core unit on the science of food' : line)),
      is: 'not-applicable',
    },
  ],
});
