import { expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { rowsOf } from '../rows.ts';

/** The text of each row, and its periods as 'start..end'. */
const rowsIn = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return rowsOf(reading, sections).map(({ text, periods }) => {
    const times = periods.map(({ isRange, period: { start, end } }) => {
      const [from, to] = [start, end].map((date) => (date === null || date === 'present' ? date : date.year));
      return isRange ? `${from}..${to}` : String(from);
    });
    return [text, ...times].join(' | ');
  });
};

test.each([
  [['Present', '2019'], ['2018', '2014'], '2019..present', '2014..2018'],
  [['2019-03-04', 'heute'], ['2014-05', '2018-01'], '2019..present', '2014..2018'],
  [['aujourd’hui', 'mars 2019'], ['juin 2018', 'mai 2014'], '2019..present', '2014..2018'],
])('two dates alone on two lines are the time of the entry: %j', (first, second, ...times) => {
  const rows = rowsIn(...first, 'Harrow Works', 'Welder', 'Welded the hulls', ...second, 'Acme, Leeds', 'Fitter');
  expect(rows.filter((row) => row.includes('..')).map((row) => row.split(' | ')[1])).toEqual(times);
  expect(rows).toHaveLength(7);
});

test('dates alone on three lines, and a single pair, stay apart', () => {
  expect(rowsIn('2019', '2018', '2016', 'Prizes', '2014', '2012', '2011', 'Medals')).toHaveLength(8);
  expect(rowsIn('2019', '2018', 'Harrow Works', 'Welder', '2016', 'Acme, Leeds')).toHaveLength(6);
});
