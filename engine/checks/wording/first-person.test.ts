import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { firstPerson } from './first-person.ts';

testCheck(firstPerson, {
  fails: [
    { name: 'bullets that say I', lines: sample.map((line) => line.replace(/^• /, '• I have ')), quotes: ['I have'] },
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
