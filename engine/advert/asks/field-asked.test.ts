import { describe, expect, test } from 'vitest';
import { fieldAskedIn, fieldParts, withoutGeneralWords } from './field-asked.ts';

describe('the field in which years of experience are required', () => {
  test.each([
    [' of experience in financial planning', 'financial planning'],
    [' of acute care experience in a hospital', 'acute care'],
    ["' experience with welding, preferably on ships", 'welding'],
    [' in sales', 'sales'],
    [' of experience in nursing (paid)', 'nursing'],
    [' experience as a teacher or tutor', 'teacher or tutor'],
    [' of experience in retail. You like people.', 'retail'],
  ])('"years%s" names "%s"', (rest, field) => {
    expect(fieldAskedIn(rest)).toBe(field);
  });

  test.each([' of professional experience', ' of experience', '', ' of relevant work experience, ideally more'])(
    '"years%s" names none',
    (rest) => {
      expect(fieldAskedIn(rest)).toBeNull();
    },
  );
});

describe('the alternatives of a field', () => {
  test.each([
    ['a senior sales or marketing role', ['sales', 'marketing role']],
    ['Java and Kotlin', ['Java', 'Kotlin']],
    ['Vertrieb oder Einkauf', ['Vertrieb', 'Einkauf']],
    ['customer service', ['customer service']],
    ['a professional environment', []],
  ])('"%s"', (field, parts) => {
    expect(fieldParts(field)).toEqual(parts);
  });
});

test('general words are removed from a part', () => {
  expect(withoutGeneralWords('marketing role')).toBe('marketing');
  expect(withoutGeneralWords('welding')).toBe('welding');
});
