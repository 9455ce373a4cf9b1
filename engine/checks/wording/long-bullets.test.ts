import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { longBullets } from './long-bullets.ts';

testCheck(longBullets, {
  fails: [
    {
      name: 'a bullet of fifty words',
      lines: [
        ...sample.slice(0, 8),
        `• Planned ${'shifts and rooms and trucks and '.repeat(9)}contracts.`,
        ...sample.slice(9),
      ],
      only: 'docx',
      quotes: ['Planned shifts'],
    },
  ],
  passes: [{ name: 'short bullets', lines: sample }],
});
