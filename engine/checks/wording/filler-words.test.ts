import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { fillerWords } from './filler-words.ts';

testCheck(fillerWords, {
  fails: [
    {
      name: 'four empty phrases',
      lines: changed(
        'Operations manager with',
        'Results-driven team player and self-starter with a proven track record.',
      ),
      quotes: ['team player', 'proven track record'],
    },
  ],
  passes: [
    { name: 'a summary of facts', lines: sample },
    {
      name: 'one such phrase',
      lines: changed(
        'Operations manager with',
        'Operations manager and team player with ten years in cold-chain logistics.',
      ),
    },
  ],
});
