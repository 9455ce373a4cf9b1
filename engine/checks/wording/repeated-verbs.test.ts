import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { repeatedVerbs } from './repeated-verbs.ts';

testCheck(repeatedVerbs, {
  fails: [
    {
      name: 'bullets that all begin with Managed',
      lines: sample.map((line) => line.replace(/^• \w+/, '• Managed')),
      quotes: ['Managed'],
      says: 'Several of the bullets that we read begin with "Managed" (8 times).',
    },
    {
      name: 'sentences without a sign in front that all begin with Managed',
      lines: sample.map((line) => line.replace(/^• \w+/, 'Managed')),
      quotes: ['Managed'],
      says: 'Several of the sentences about your jobs begin with "Managed" (at least 8 times).',
    },
    {
      name: 'bullets that begin with the same verb and a topic each',
      lines: sample.map((line, index) =>
        line.replace(/^• \w+/, `• Managed topic${String.fromCharCode(97 + (index % 26))}:`),
      ),
      quotes: ['Managed'],
    },
  ],
  passes: [{ name: 'bullets that begin in different ways', lines: sample }],
  others: [
    {
      name: 'sentences without a sign in front that begin in different ways',
      lines: sample.map((line) => line.replace(/^• /, '')),
      is: 'no-finding',
    },
    {
      name: 'four items in different lists that begin alike',
      lines: [
        ...sample.map((line) => line.replace('• Kept 12', '• Planned 12').replace('• Wrote the', '• Planned the')),
        'Projects',
        '• Planned a garden for the school.',
        '• Planned a fair for the town.',
        ...['Built', 'Drew', 'Sold', 'Cut', 'Cooked', 'Sang', 'Wrote', 'Ran', 'Dug', 'Grew']
          .flatMap((verb) => [`• ${verb} something for the fair.`, `• Then ${verb} something for the school.`])
          .filter((line) => !line.startsWith('• Then')),
        ...['Fed', 'Led', 'Met', 'Won', 'Saw', 'Fixed', 'Made', 'Tied', 'Lent', 'Drove'].map(
          (verb) => `• ${verb} others.`,
        ),
      ],
      is: 'no-finding',
    },
    {
      name: 'paragraphs that begin with the same label',
      lines: sample.map((line) => line.replace(/^• /, '• Description: ')),
      is: 'not-applicable',
    },
    {
      name: 'paragraphs that begin with the same label of two words',
      lines: sample.map((line) => line.replace(/^• /, '• Technology stack: ')),
      is: 'not-applicable',
    },
    {
      name: 'labels of different topics that begin with the same noun',
      lines: sample.map((line, index) =>
        line.replace(/^• \w+/, `• Data topic${String.fromCharCode(97 + (index % 26))}: counted`),
      ),
      is: 'not-applicable',
    },
    {
      name: 'sentences that begin with an article',
      lines: sample.map((line) => line.replace(/^• \w+/, '• The team')),
      is: 'not-applicable',
    },
    {
      name: 'a list of courses that all begin with the same word',
      lines: [
        ...sample,
        'Courses',
        ...['loading', 'cooling', 'packing', 'pallets'].map((what) => `• Participation in the session on ${what}`),
      ],
      headed: ['Courses'],
      is: 'not-applicable',
    },
    {
      name: 'two bullets, which have no chance to repeat a verb often',
      lines: [...sample.slice(0, 9), ...sample.slice(16)],
      is: 'not-applicable',
    },
  ],
});

test.each([
  ['• Managed', 'Vary the first words: start each bullet with the word that fits it best.'],
  ['Managed', 'Vary the first words: start each sentence with the word that fits it best.'],
])('the advice for lines that begin with "%s" calls them what they are', (opening, fix) => {
  const { outcome } = runCheck(repeatedVerbs, factsFrom(asDocx(sample.map((line) => line.replace(/^• \w+/, opening)))));
  expect(outcome).toMatchObject({ is: 'fail', findings: [{ fix }] });
});
