import { expect, test } from 'vitest';
import { linesIn } from './headings-in.ts';
import { comparedWordsOf } from './page-words.ts';

const soughtIn = (...lines: readonly string[]): { words: readonly string[] }[] =>
  lines.map((line) => ({ words: comparedWordsOf(line) }));

test.each([
  'Skills',
  '01 Skills',
  '• S K I L L S •',
  'E\u0301ducation et formations',
  'Pro\uFB01l und Qualifikationen',
  '\uFF33\uFF4B\uFF49\uFF4C\uFF4C\uFF53',
  'Sko\u00ADlas and high-\u00ADschool',
  'AUSBILDUNG & STUDIUM (ABGESCHLOSSEN)',
  '2019',
])('a line is found by its own words, among longer and shorter ones: %s', (line) => {
  const text = ['A', line, 'Led a team of twelve people in three countries, and wrote the handbook'].join('\n');
  expect(linesIn(text, soughtIn(line)).has(comparedWordsOf(line))).toBe(true);
});

test('words of a longer line are no heading', () => {
  const headings = soughtIn('Skills');
  expect(linesIn('Skills in demand\nSkill', headings).has(['skills'])).toBe(false);
});

test('headings are counted as far as their lines follow each other', () => {
  const headings = soughtIn('Experience', 'Education', 'Skills');
  const text = 'Skills\nExperience\nBuilt a warehouse\nEducation';
  expect(linesIn(text, headings).countInOrder(headings)).toBe(2);
});
