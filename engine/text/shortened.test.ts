import { expect, test } from 'vitest';
import { shortened, withoutOpenEnd } from './shortened.ts';

test.each([
  ['repairs masts', 20, 'repairs masts'],
  ['repairs masts and sails', 16, 'repairs masts …'],
  ['repairs masts and sails', 18, 'repairs masts …'],
  ['repairs masts, sails', 18, 'repairs masts …'],
  ['Segelmacherhandwerk', 12, 'Segelmacherh…'],
])('"%s" within %i characters is "%s"', (text, maxLength, short) => {
  expect(shortened(text, maxLength)).toBe(short);
});

test.each([
  ['5 years of experience with:', '5 years of experience'],
  ['a degree (or like experience) a', 'a degree (or like experience)'],
  ['5 ans d’expérience avec :', '5 ans d’expérience'],
  ['experience', 'experience'],
])('"%s" ends as "%s"', (text, ended) => {
  expect(withoutOpenEnd(text)).toBe(ended);
});
