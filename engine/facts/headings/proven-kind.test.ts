import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed } from '#engine/testing/sample-resume.ts';

/** Whether the section under a title that no list has proves its kind. */
const isProven = (title: string, lines: readonly string[]): boolean | undefined =>
  factsFrom(asPdf(lines, {}, [title])).headings?.find(({ heading }) => heading.text === title)?.isProven;

test.each([
  ['jobs', 'Work Experience'],
  ['a school with a degree', 'Education'],
  ['a list of skills', 'Skills'],
  ['prose at the top', 'Summary'],
])('%s prove the kind of a section', (_, usual) => {
  expect(isProven('Where clay meets fire', changed(usual, 'Where clay meets fire'))).toBe(true);
});

test('visits with dates are no jobs', () => {
  const visits = [
    'Visiting periods',
    'Harrow University, Jun 2023 - Jul 2023',
    'Lakeside College, May 2024 - Jun 2024',
  ];
  expect(isProven('Visiting periods', [...changed('Work Experience', 'Studies'), ...visits])).toBe(false);
});

test('prose below another section is no summary', () => {
  const talks = [
    'Talks (continued)',
    'On the flow of heat in clay that is fired twice, given at the meeting of potters.',
  ];
  expect(isProven('Talks (continued)', [...changed('Summary', 'Studies'), ...talks])).toBe(false);
});

test('personal strengths are no list of skills', () => {
  const strengths = ['Qualities', 'Calm, Punctual, Thorough, Friendly'];
  expect(isProven('Qualities', [...changed('Skills', 'Studies'), ...strengths])).toBe(false);
});
