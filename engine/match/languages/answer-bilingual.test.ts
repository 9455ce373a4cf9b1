import { expect, test } from 'vitest';
import { answerTo, matched } from '../../testing/matched-jobs.ts';

test.each<[string[], string]>([
  [['Spanish (native)', 'English (fluent)'], 'listed'],
  [['German: C1', 'English: native'], 'listed'],
  [['Spanish', 'English'], 'application'],
  [['Spanish (native)', 'English (basic)'], 'application'],
  [['English (native)'], 'missing'],
  [[], 'missing'],
])('bilingual beside %j is %s', (languages, answer) => {
  expect(answerTo(matched('Clerk\nRequirements\n- Bilingual\n- Filing', { languages }), 'Bilingual')).toBe(answer);
});
