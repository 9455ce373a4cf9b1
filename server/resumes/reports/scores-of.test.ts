import { expect, test } from 'vitest';
import { scoresOf } from './scores-of.ts';

const none = { value: null, parts: [] };

test('a job description with too few requirements, not the file, is why the job match is not scored', () => {
  const printed = scoresOf({ scoreDetails: { ats: none, keyword: none, format: none, job: none }, checks: [] });
  expect(printed.at(-1)).toMatchObject({
    title: 'Job Match',
    word: 'Not scored',
    sentence: 'We found too few requirements in the job description to judge a resume by.',
  });
  expect(printed[0]?.sentence).toContain('The file');
});
