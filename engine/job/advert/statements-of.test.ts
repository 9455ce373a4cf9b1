import { describe, expect, test } from 'vitest';
import { statementsOf } from './statements-of.ts';

const partOf = (advert: string, words: string) => statementsOf(advert).find(({ text }) => text.includes(words))?.part;
const under = (heading: string) => partOf(`Gardener\nGreenmoor\n\n${heading}\n- Pruning of roses\n`, 'Pruning');

describe('headings', () => {
  test.each([
    'Requirements',
    'What you bring',
    "What you'll need:",
    'Minimum qualifications',
    'Your profile',
    'Essential',
    'About you',
    'MUST HAVES',
  ])('%s: must', (heading) => expect(under(heading)).toBe('must'));
  test.each([
    'Nice to have',
    'Preferred qualifications',
    'Bonus points',
    'Desirable',
    'Helpful but not required:',
    'Extra credit',
    'Qualifications (preferred)',
  ])('%s: nice', (heading) => expect(under(heading)).toBe('nice'));
  test.each([
    "What you'll do",
    'Responsibilities',
    'Your tasks',
    'The role',
    'Key duties',
    'As a gardener you will',
    'Day to day',
  ])('%s: duty', (heading) => expect(under(heading)).toBe('duty'));
  test.each([
    'What we offer',
    'Benefits and perks',
    'Compensation',
    'How to apply',
    'Why Greenmoor',
    'Physical requirements',
    'Working at Greenmoor',
  ])('%s: boilerplate', (heading) => expect(under(heading)).toBe('boilerplate'));
});

test('a heading may stand on the line of its text', () => {
  const advert = 'Gardener\n\nRequirements: five years with roses.\n\nBenefits: free compost and a pension scheme.';
  expect(partOf(advert, 'roses')).toBe('must');
  expect(partOf(advert, 'compost')).toBe('boilerplate');
});

test('an advert that lost its line breaks is cut at its headings', () => {
  const advert =
    'Gardener wanted for a large estate in the hills. Essential skills: Experience of topiary  Knowledge of soil Desirable: Some beekeeping. ' +
    'We are an equal opportunity employer and welcome everyone who loves hedges, hedgehogs and long winter walks across the fields.';
  expect(partOf(advert, 'topiary')).toBe('must');
  expect(partOf(advert, 'beekeeping')).toBe('nice');
  expect(partOf(advert, 'hedgehogs')).toBe('boilerplate');
});

test('money in a duty is a budget, money elsewhere is pay', () => {
  const advert = 'Gardener\n\nDuties\n- Manage a budget of $40,000\n\nGreenmoor pays $25 an hour.';
  expect(partOf(advert, 'budget')).toBe('duty');
  expect(partOf(advert, 'an hour')).toBe('boilerplate');
});

test('a dentist may be asked for dental work', () => {
  expect(partOf('Hygienist\n\nRequirements\n- Dental and medical charting\n', 'charting')).toBe('must');
});

test('a sentence that says what you do is a duty without a heading, one that praises you is not', () => {
  const text = 'Store Manager\n\nYou own the P&L and plan shifts in Kronos. You are at the heart of a growing family.';
  expect(statementsOf(text).map(({ part }) => part)).toEqual(['about', 'duty', 'about']);
});
