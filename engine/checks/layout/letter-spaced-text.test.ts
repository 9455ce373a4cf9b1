import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { letterSpacedText } from './letter-spaced-text.ts';

testCheck(letterSpacedText, {
  fails: [
    {
      name: 'a heading typed with spaces',
      lines: changed('Education', 'E D U C A T I O N'),
      headed: ['E D U C A T I O N'],
      quotes: ['E D U C A T I O N'],
    },
  ],
  passes: [
    { name: 'plain headings', lines: sample },
    { name: 'initials', lines: changed('Jane', 'J. R. R. Roe') },
  ],
});
