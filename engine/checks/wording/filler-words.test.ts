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
      says: 'These phrases say little: "team player", "self-starter", "results-driven" and "proven track record".',
    },
    {
      name: 'one phrase three times',
      lines: changed(
        'Operations manager with',
        'Passionate about stock.',
        'I am passionate about people, too.',
        'And passionate about food.',
      ),
      quotes: ['passionate about'],
      says: 'You use the phrase "passionate about" several times. It says little.',
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
  others: [
    {
      name: 'a row of claims',
      lines: changed(
        'Operations manager with',
        'Proactive, reliable and dedicated manager with ten years in logistics.',
      ),
      is: 'not-applicable',
    },
  ],
});
