import { expect, test } from 'vitest';
import { isMeasuredByJob, keywordBandsOf } from './measured-by-job.ts';

const keyword = (check: string) => ({ keyword: { value: 80, parts: [{ check, label: '', weight: 1, points: 1 }] } });

test('only the parts of a job description show that it was used', () => {
  expect(isMeasuredByJob(keyword('keywords-must'))).toBe(true);
  expect(isMeasuredByJob(keyword('keywords-soft'))).toBe(true);
  expect(isMeasuredByJob(keyword('keywords-variety'))).toBe(false);
});

const poorOf = (check: string) => keywordBandsOf(keyword(check)).at(-1)?.text;

test('a score that was compared with nothing does not say that keywords are missing', () => {
  expect(poorOf('keywords-must')).toBe('Missing several important industry keywords');
  expect(poorOf('keywords-usual')).toBe('Missing several important industry keywords');
  expect(poorOf('keywords-variety')).toBe('Few professional terms in your jobs and projects');
});
