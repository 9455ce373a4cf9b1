import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { littleText } from './little-text.ts';

testCheck(littleText, {
  fails: [
    { name: 'a handful of words', lines: sample.slice(0, 8), quotes: [''], score: 0.78 },
    {
      name: 'a short resume, which costs the smallest penalty',
      lines: sample.slice(0, 13),
      quotes: [''],
      score: 0.95,
    },
  ],
  passes: [{ name: 'a page', lines: sample }],
});
