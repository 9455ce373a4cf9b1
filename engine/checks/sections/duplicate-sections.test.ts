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
  passes: [{ name: 'each section once', lines: sample }],
});
