import { expect, test } from 'vitest';
import { namedIn } from './named-in.ts';

const none = { won: [], lost: [], phrases: { won: [], lost: [] } };
const first = ['Jira', 'Docker', 'Go', 'SQL'];

test('a plan names a lost requirement of which it names an alternative, and counts the others', () => {
  const lost = { ...none, lost: ['QTLS or QTS', 'Rigging'], phrases: { won: [], lost: ['Annex 1'] } };
  const missingKeywords = [...first, 'QTS', 'QTLS', 'Rigging', 'Annex 1'];
  expect(namedIn(lost, { missingKeywords }, 'free')).toEqual({ ...none, lost: ['QTLS or QTS'], withheld: 2 });
  expect(namedIn(lost, { missingKeywords }, 'premium')).toEqual({ ...lost, withheld: 0 });
});

test('what is added is named on every plan', () => {
  const won = { ...none, won: ['Rigging'], phrases: { won: ['Annex 1'], lost: [] } };
  expect(namedIn(won, { missingKeywords: first }, 'free')).toEqual({ ...won, withheld: 0 });
});
