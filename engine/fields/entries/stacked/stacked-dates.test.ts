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
    return [text.replace('\t', ' > '), ...times].join(' | ');
  });
};

test('two dates, one above the other beside each entry, are its time in either order', () => {
  expect(
    rowsIn(
      'Aug 2019\tWelder',
      'Jul 2018\tAcme, Leeds',
      'Welded the hulls of eleven ships in two yards',
      'Jan 2014\tFitter',
      'Jun 2017\tHarrow Works',
      'Fitted the doors of the ferries',
    ),
  ).toEqual([
    'Aug 2019 > Welder | 2018..2019',
    'Acme, Leeds',
    'Welded the hulls of eleven ships in two yards',
    'Jan 2014 > Fitter | 2014..2017',
    'Harrow Works',
    'Fitted the doors of the ferries',
  ]);
});

test('a list of dated lines, and a single pair, keep a date for each line', () => {
  const list = ['2019\tFirst prize', '2018\tSecond prize', '2016\tThird prize'];
  expect(rowsIn(...list)).toEqual([
    '2019 > First prize | 2019',
    '2018 > Second prize | 2018',
    '2016 > Third prize | 2016',
  ]);
  const pair = ['2019\tWelder, Acme', '2016\tFitter, Harrow', 'Fitted the doors of the ferries'];
  expect(rowsIn(...pair).slice(0, 2)).toEqual(['2019 > Welder, Acme | 2019', '2016 > Fitter, Harrow | 2016']);
});

test('the upper one may be close to the words beside it, and a word for today', () => {
  expect(
    rowsIn(
      'Presente Fitter, HARROW SRL, Torino',
      'Aprile 2023\tFitted the doors of the ferries of the harbour',
      'and painted them afterwards',
      'Giugno 2022 Welder, ACME SRL, Torino',
      'Gennaio 2019\tWelded the hulls of eleven ships in two yards',
    ),
  ).toEqual([
    'Presente Fitter, HARROW SRL, Torino | 2023..present',
    'Fitted the doors of the ferries of the harbour',
    'and painted them afterwards',
    'Giugno 2022 Welder, ACME SRL, Torino | 2019..2022',
    'Welded the hulls of eleven ships in two yards',
  ]);
});

test('a year that begins a sentence above a dated line is no upper date', () => {
  const rows = [
    '2019 was the year of the yard',
    '2018\tFitter, Harrow',
    'Doors',
    '2015 was another',
    '2014\tWelder, Acme',
  ];
  expect(rowsIn(...rows)).toContain('2018 > Fitter, Harrow | 2018');
});

test('a list whose long months reach the words beside them keeps a date for each line', () => {
  const rows = [
    'September 2019 Welder, Acme, Leeds',
    'May 2017\tFitter, Harrow, Hull',
    'Fitted the doors of the ferries',
    'November 2014 Painter, Calder, Leeds',
    'June 2012\tDriver, Ashby, Hull',
    'Drove the lorries of the yard',
  ];
  expect(rowsIn(...rows).filter((row) => row.includes(' | '))).toEqual([
    'September 2019 Welder, Acme, Leeds | 2019',
    'May 2017 > Fitter, Harrow, Hull | 2017',
    'November 2014 Painter, Calder, Leeds | 2014',
    'June 2012 > Driver, Ashby, Hull | 2012',
  ]);
});

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

test('pairs that follow each other without a row between are one time each below a word for today', () => {
  const rows = [
    'Now\tWelder, Acme',
    '2020\tWelded the hulls of eleven ships',
    'Led four apprentices of the yard',
    '2020\tFitter, Harrow',
    '2014\tFitted the doors of the ferries',
    '2014\tPainter, Calder',
    '2012\tPainted the hulls',
  ];
  expect(rowsIn(...rows).filter((row) => row.includes(' | '))).toEqual([
    'Now > Welder, Acme | 2020..present',
    '2020 > Fitter, Harrow | 2014..2020',
    '2014 > Painter, Calder | 2012..2014',
  ]);
});

test('a list below a word for today keeps a date for each line', () => {
  const rows = ['Now\tWelder, Acme', '2020\tFitter, Harrow', '2016\tPainter, Calder', '2011\tDriver, Ashby'];
  expect(rowsIn(...rows).slice(1)).toEqual([
    '2020 > Fitter, Harrow | 2020',
    '2016 > Painter, Calder | 2016',
    '2011 > Driver, Ashby | 2011',
  ]);
});
