import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { mixedTense } from './mixed-tense.ts';

const inPresent = (line: string): string =>
  line.replace('Trained 25', 'Train 25').replace('Reported daily', 'Report daily').replace('Wrote the', 'Write the');

testCheck(mixedTense, {
  fails: [
    { name: 'a past job in the present tense', lines: sample.map(inPresent), quotes: ['Train 25 new colleagues'] },
  ],
  passes: [
    { name: 'a past job in the past tense', lines: sample },
    {
      name: 'nouns that are verbs as well',
      lines: sample.map((line) =>
        line
          .replace('Trained 25', 'Process Updates for 25')
          .replace('Reported daily', 'Records of daily')
          .replace('Wrote the', 'Research on the'),
      ),
    },
    {
      name: 'the present tense in a job that may not have ended',
      lines: sample.map((line) =>
        inPresent(line).replace('Jun 2016 - Feb 2020', 'Jun 2016').replace('- Present', '- Jun 2021'),
      ),
    },
  ],
});
