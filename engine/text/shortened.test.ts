import { expect, test } from 'vitest';
import { shortened, withoutOpenEnd } from './shortened.ts';

test.each([
  ['repairs masts', 20, 'repairs masts'],
  ['repairs masts and sails', 16, 'repairs masts …'],
  ['repairs masts and sails', 18, 'repairs masts …'],
  ['repairs masts, sails', 18, 'repairs masts …'],
  ['Segelmacherhandwerk', 12, 'Segelmacherh…'],
  ['⛵🌊🌊🌊🌊🌊', 4, '⛵🌊…'],
])('"%s" within %i characters is "%s"', (text, maxLength, short) => {
  expect(shortened(text, maxLength)).toBe(short);
});

test.each([
  ['5 years of experience with:', '5 years of experience'],
  ['a degree (or like experience) a', 'a degree (or like experience)'],
  ['5 ans d’expérience avec :', '5 ans d’expérience'],
  ['experience', 'experience'],
  ['years of work – in and with the', 'years of work'],
  ['with', 'with'],
])('"%s" ends as "%s"', (text, ended) => {
  expect(withoutOpenEnd(text)).toBe(ended);
});

test('takes no longer for a row of dashes than for words', () => {
  const text = `years${' - '.repeat(10_000)}Apply`;
  const start = process.cpuUsage();
  expect(withoutOpenEnd(text)).toBe(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(500);
});
