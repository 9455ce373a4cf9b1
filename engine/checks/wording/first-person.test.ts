import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { firstPerson } from './first-person.ts';

testCheck(firstPerson, {
  fails: [
    { name: 'bullets that say I', lines: sample.map((line) => line.replace(/^• /, '• I have ')), quotes: ['I have'] },
    {
      name: 'bullets that begin with My',
      lines: sample.map((line) => line.replace(/^• /, '• My team ')),
      quotes: ['My team'],
    },
    {
      name: 'sentences about pages and lists',
      lines: sample.map((line) => line.replace(/^• /, '• My list of clients grew: ')),
      quotes: ['My list of clients'],
    },
    {
      name: 'sentences with I behind a comma',
      lines: sample.map((line) => line.replace(/^• /, '• Since Today, I run ')),
      quotes: ['Since Today, I run'],
    },
    {
      name: 'paragraphs without bullets, whose sentences are not counted',
      lines: sample.map((line) => line.replace(/^• /, 'In my role I have ')),
      quotes: ['In my role'],
      says: 'Some sentences about your jobs use "I", "my" or "we".',
    },
    {
      name: 'two jobs that are told in a paragraph each',
      lines: [
        ...sample.slice(0, 7),
        'I cut spoilage from 6 % to 4 % by changing the order of loading in both warehouses.',
        'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020',
        'I trained 25 new colleagues in HACCP rules and reported daily volumes in Excel.',
        ...sample.slice(16),
      ],
      quotes: ['I cut spoilage', 'I trained 25'],
      says: 'Some sentences about your jobs use "I", "my" or "we".',
    },
  ],
  others: [
    {
      name: 'bullets that name the screens of a program',
      lines: sample.map((line) => line.replace(/^• /, '• My contacts view: ')),
      is: 'not-applicable',
    },
    {
      name: 'bullets that begin with My before a name, which may be screens',
      lines: sample.map((line) => line.replace(/^• /, '• My Excel reports: ')),
      is: 'not-applicable',
    },
    {
      name: 'the only sentence about a job',
      lines: [
        ...sample.slice(0, 7),
        'I cut spoilage from 6 % to 4 % by changing the order of loading.',
        ...sample.slice(16),
      ],
      is: 'not-applicable',
    },
  ],
  passes: [
    {
      name: "the employer's customers and products",
      lines: sample.map((line) => line.replace(/^• /, '• For all of our customers, ')),
    },
    {
      name: 'numbers behind a comma',
      lines: sample.map((line) => line.replace(/^• /, '• In Phases Zero, I and II, ')),
    },
    { name: 'bullets without', lines: sample },
    { name: 'two among eight', lines: sample.map((line) => line.replace(/^• (?=Cut|Kept)/, '• I have ')) },
    {
      name: 'names of screens that begin with one',
      lines: sample.map((line) => line.replace(/^• /, '• Tested My Orders and My Account: ')),
    },
    {
      name: 'numbers that look like one',
      lines: sample.map((line) => line.replace('a year.', 'a year, taught Calculus I and Phase I safety.')),
    },
    {
      name: 'places that look like pronouns',
      lines: sample.map((line) => line.replace('a year.', 'a year in ME and the US.')),
    },
  ],
});
