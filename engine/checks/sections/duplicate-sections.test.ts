import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { duplicateSections } from './duplicate-sections.ts';

testCheck(duplicateSections, {
  fails: [
    {
      name: 'two sections with the same title',
      lines: [...sample, 'Education', 'High School Diploma, Evanston High School, 2012'],
      quotes: ['Education'],
    },
  ],
  passes: [
    { name: 'each section once', lines: sample },
    { name: 'a line of the text twice', lines: [...sample, 'Curling', 'Curling'] },
  ],
  others: [
    {
      name: 'a heading that we do not know twice',
      lines: [
        ...sample,
        'Berufpraxis',
        'Harbor Foods',
        'Awards',
        'Supervisor of the Year',
        'Berufpraxis',
        'Lakeside Dairy',
      ],
      headed: ['Berufpraxis'],
      is: 'not-applicable',
    },
  ],
});
