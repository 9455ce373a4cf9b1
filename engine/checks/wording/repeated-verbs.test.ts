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
    {
      name: 'bullets that begin with the same verb and a topic each',
      lines: sample.map((line, index) =>
        line.replace(/^• \w+/, `• Managed topic${String.fromCharCode(97 + (index % 26))}:`),
      ),
      quotes: ['Managed'],
    },
  ],
  passes: [
    { name: 'bullets that begin in different ways', lines: sample },
    {
      name: 'paragraphs that begin with the same label',
      lines: sample.map((line) => line.replace(/^• /, '• Description: ')),
    },
    {
      name: 'paragraphs that begin with the same label of two words',
      lines: sample.map((line) => line.replace(/^• /, '• Technology stack: ')),
    },
    { name: 'sentences that begin with an article', lines: sample.map((line) => line.replace(/^• \w+/, '• The team')) },
  ],
  others: [
    {
      name: 'two bullets, which have no chance to repeat a verb often',
      lines: [...sample.slice(0, 9), ...sample.slice(16)],
      is: 'not-applicable',
    },
  ],
});
