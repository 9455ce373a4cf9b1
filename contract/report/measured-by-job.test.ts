import { expect, test } from 'vitest';
import { isMeasuredByJob } from './measured-by-job.ts';

const keyword = (check: string) => ({ keyword: { value: 80, parts: [{ check, label: '', weight: 1, points: 1 }] } });

test('only the parts of a job description show that it was used', () => {
  expect(isMeasuredByJob(keyword('keywords-must'))).toBe(true);
  expect(isMeasuredByJob(keyword('keywords-soft'))).toBe(true);
  expect(isMeasuredByJob(keyword('keywords-variety'))).toBe(false);
});
