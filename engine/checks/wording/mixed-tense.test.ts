import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { mixedTense } from './mixed-tense.ts';

const inPresent = (line: string): string =>
  line.replace('Trained 25', 'Train 25').replace('Reported daily', 'Report daily').replace('Wrote the', 'Write the');

/** The past job with its bullets, below a current one that has none. */
const belowCurrent = (employer: string): string[] =>
  sample
    .filter((_, index) => index < 7 || index > 10)
    .map((line) => inPresent(line).replace('Operations Manager, Harbor Foods', `Operations Manager, ${employer}`));

testCheck(mixedTense, {
  fails: [
    {
      name: 'a past job below a current one at another employer that says nothing',
      lines: belowCurrent('Harbor Foods'),
      quotes: ['Train 25 new colleagues'],
    },
    {
      name: 'a past job whose dates are one year twice',
      lines: sample.map((line) => inPresent(line).replace('Jun 2016 - Feb 2020', '2015 to 2015')),
      quotes: ['Train 25 new colleagues'],
    },
    {
      name: 'a past job in the present tense',
      lines: sample.map(inPresent),
      quotes: ['Train 25 new colleagues'],
      says: 'At least 2 bullets in your past jobs are written in the present tense.',
    },
  ],
  passes: [
    { name: 'a past job in the past tense', lines: sample },
    {
      name: 'the present tense in a job that may not have ended',
      lines: sample.map((line) =>
        inPresent(line).replace('Jun 2016 - Feb 2020', 'Jun 2016').replace('- Present', '- Jun 2021'),
      ),
    },
  ],
  others: [
    {
      name: 'a list of bullets that two titles at one employer share, one of them current',
      lines: belowCurrent('Lakeside Dairy').map((line) => line.replace('Chicago, IL | Mar', 'Madison, WI | Mar')),
      is: 'not-applicable',
    },
    {
      name: 'a verb in the present tense beside nouns that are verbs as well',
      lines: sample.map((line) =>
        inPresent(line)
          .replace('Train 25', 'Support requests from 25')
          .replace('Report daily', 'Records of daily')
          .replace('• Kept 12', '• Process improvement for 12'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'nouns that are verbs as well',
      lines: sample.map((line) =>
        line
          .replace('Trained 25', 'Process Updates for 25')
          .replace('Reported daily', 'Records of daily')
          .replace('Wrote the', 'Research on the'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'adjectives that are verbs as well',
      lines: sample.map((line) =>
        line
          .replace('Trained 25', 'Lead developer of 25')
          .replace('Reported daily', 'Direct mail on daily')
          .replace('Wrote the', 'Lead role in the'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'bullets that begin with -ing forms',
      lines: sample.map((line) =>
        line
          .replace('Trained 25', 'Training 25')
          .replace('Reported daily', 'Reporting daily')
          .replace('Wrote the', 'Writing the'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'verbs that no list has',
      lines: sample.map((line) =>
        line
          .replace('Trained 25', 'Feed 25')
          .replace('Reported daily', 'Embroider daily')
          .replace('Wrote the', 'Fulfill the'),
      ),
      is: 'not-applicable',
    },
  ],
});

test('nouns that are verbs as well are not counted among the bullets in the present tense', () => {
  const lines = sample.flatMap((line) =>
    line.startsWith('• Kept 12')
      ? [line, '• Process improvement for the plant.', '• Reports on stock.']
      : [inPresent(line)],
  );
  const { outcome } = runCheck(mixedTense, factsFrom(asPdf(lines)));
  expect(outcome).toMatchObject({
    is: 'fail',
    findings: [{ message: 'At least 2 bullets in your past jobs are written in the present tense.' }],
  });
});
