import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { repeatedVerbs } from './repeated-verbs.ts';

testCheck(repeatedVerbs, {
  fails: [
    {
      name: 'bullets that all begin with Managed',
      lines: sample.map((line) => line.replace(/^• \w+/, '• Managed')),
      quotes: ['Managed'],
    },
  ],
  passes: [
    { name: 'bullets that begin in different ways', lines: sample },
    {
      name: 'paragraphs that begin with the same label',
      lines: sample.map((line) => line.replace(/^• /, '• Description: ')),
    },
    { name: 'sentences that begin with an article', lines: sample.map((line) => line.replace(/^• \w+/, '• The team')) },
  ],
});
