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

test('a job description that we do not read is why the job match is not scored', () => {
  const printed = scoresOf({
    scoreDetails: { ats: none, keyword: none, format: none, job: none },
    checks: [],
    unreadJobLanguage: 'Polish',
  });
  expect(printed.at(-1)?.sentence).toBe(
    'The job description is in Polish, which we do not read, so we did not compare your resume with it.',
  );
});
