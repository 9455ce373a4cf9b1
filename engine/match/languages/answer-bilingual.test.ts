import { expect, test } from 'vitest';
import { answerTo, matched } from '../../testing/matched-jobs.ts';

test.each<[string[], string]>([
  [['Spanish (native)', 'English (fluent)'], 'listed'],
  [['German: C1', 'English: native'], 'listed'],
  [['Spanish', 'English'], 'application'],
  [['Spanish (native)', 'English (basic)'], 'application'],
  [['English (native)'], 'missing'],
  [['English (native), Spanish (basic)'], 'application'],
  [[], 'missing'],
])('bilingual beside %j is %s', (languages, answer) => {
  expect(answerTo(matched('Clerk\nRequirements\n- Bilingual\n- Filing', { languages }), 'Bilingual')).toBe(answer);
});

test.each<[string[], string]>([
  [['Spanish (native)', 'English (fluent)'], 'listed'],
  [['Español (nativo)', 'Inglés (C1)'], 'listed'],
  [['Spanish', 'English'], 'application'],
  [['French (native)', 'German (fluent)'], 'missing'],
  [['Spanish (native)', 'German (fluent)'], 'missing'],
])('bilingual in English and Spanish beside %j is %s', (languages, answer) => {
  const posting = 'Clerk\nRequirements\n- Bilingual in English and Spanish\n- Filing';
  expect(answerTo(matched(posting, { languages }), 'Bilingual')).toBe(answer);
});

test('one language in two spellings is one', () => {
  const languages = ['Spanish (native), español (nativo)'];
  expect(answerTo(matched('Clerk\nRequirements\n- Bilingual\n- Filing', { languages }), 'Bilingual')).toBe('missing');
});
