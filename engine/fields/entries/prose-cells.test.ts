import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { rowsOf } from './rows.ts';

const textsIn = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  return rowsOf(reading, sections).map(({ text }) => text);
};

test('duties in a column beside the facts are moved below them', () => {
  expect(
    textsIn(
      '2019 – 2021\tAcme\tled the yard through a long winter',
      'Welder\ttrained four apprentices in two years',
      '2015 – 2019\tHarrow Works\tfitted pipes in the old yard',
    ),
  ).toEqual([
    '2019 – 2021\tAcme',
    'Welder',
    'led the yard through a long winter',
    'trained four apprentices in two years',
    '2015 – 2019\tHarrow Works',
    'fitted pipes in the old yard',
  ]);
});

test('a single cell of prose is not a column', () => {
  const line = 'Acme\tled the yard through a long winter';
  expect(textsIn(line, 'Welder')).toEqual([line, 'Welder']);
});

test('names in a second column stay beside the first', () => {
  expect(textsIn('Welder\tAcme Works', 'Fitter\tHarrow Works')).toEqual(['Welder\tAcme Works', 'Fitter\tHarrow Works']);
});
