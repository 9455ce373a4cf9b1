import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { rowsOf } from './rows.ts';

const rowsIn = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  return rowsOf(reading, sections);
};
const textsIn = (...lines: readonly string[]) => rowsIn(...lines).map(({ text }) => text);

describe('lines that are not rows of an entry', () => {
  test.each([
    ['an empty line', '  '],
    ['a rule of dots', '..........'],
    ['a duration', '(2 years, 3 months)'],
    ['a web address', 'www.acme.example'],
    ['a question of an office', 'Hours per week: 40'],
    ['a question of an office', 'May we contact supervisor: yes'],
    ['a label over the duties', 'Key duties & responsibilities:'],
    ['a label over the duties, in German', 'Aufgaben'],
    ['the head of a table', 'Period\tEmployer\tPosition'],
    ['the head of a table, in Spanish', 'Periodo | Empresa | Cargo'],
  ])('%s: %s', (_what, line) => {
    expect(textsIn(line)).toEqual([]);
  });

  test.each(['Hours were long', 'Two years of night shifts', 'Aufgaben verteilt', 'Period | Welder'])(
    'but this is one: %s',
    (line) => {
      expect(textsIn(line)).toEqual([line]);
    },
  );
});

describe('what belongs to a row', () => {
  test('the bullet is left out of the text and kept as a flag', () => {
    expect(rowsIn('• Led a team').map(({ text, from, hasMarker }) => [text, from, hasMarker])).toEqual([
      ['Led a team', 2, true],
    ]);
  });

  test('a label before a fact is left out', () => {
    expect(textsIn('Employer: Acme', 'Zeitraum: 2019 – 2021')).toEqual(['Acme', '2019 – 2021']);
  });

  test('dots between two facts separate them', () => {
    expect(textsIn('Welder ........ 2019')).toEqual(['Welder', '2019']);
  });

  test('periods are found in it', () => {
    expect(rowsIn('Acme, 2019 – 2021')[0]?.periods).toHaveLength(1);
    expect(rowsIn('Acme')[0]?.periods).toEqual([]);
  });

  test('dates beside a sentence are a row before it', () => {
    expect(textsIn('• Led the team through a long winter\t2019 – 2021')).toEqual([
      '2019 – 2021',
      'Led the team through a long winter',
    ]);
  });

  test('a duration beside other text is left out', () => {
    expect(textsIn('Acme\t2 years')).toEqual(['Acme']);
  });

  test('the label before a fact of a form is kept', () => {
    expect(
      rowsIn('Role\tNurse', 'Duties\tNight shifts').map(({ text, form, hasMarker }) => [text, form, hasMarker]),
    ).toEqual([
      ['Nurse', 'fact', false],
      ['Night shifts', 'duty', true],
    ]);
    expect(rowsIn('Employer', 'Acme').map(({ text, form }) => [text, form])).toEqual([['Acme', 'fact']]);
  });
});

describe('a period broken by a narrow column', () => {
  test('is joined across two lines', () => {
    const rows = rowsIn('04/2016 –', '09/2019', 'Acme');
    expect(rows.map(({ text }) => text)).toEqual(['04/2016 –', 'Acme']);
    expect(rows[0]?.periods[0]?.isRange).toBe(true);
  });

  test('is joined with a word for today', () => {
    const rows = rowsIn('7/2016 to\tWelder', 'Present\tAcme', 'Harrow', 'Present');
    expect(rows.map(({ text }) => text)).toEqual(['7/2016 to\tWelder', 'Acme', 'Harrow', 'Present']);
    expect(rows[0]?.periods[0]?.period.end).toBe('present');
  });

  test('is joined with several words for today', () => {
    const rows = rowsIn('Welder, Acme\tFall 2015 to', 'Welded hulls\tthe present', 'Harrow\tthe present state');
    expect(rows.map(({ text }) => text)).toEqual([
      'Welder, Acme\tFall 2015 to',
      'Welded hulls',
      'Harrow\tthe present state',
    ]);
    expect(rows[0]?.periods[0]?.period.end).toBe('present');
  });

  test('and the words beside it continue in a row of their own', () => {
    const rows = rowsIn('Industrial\t04/2016 –', 'Design\t09/2019');
    expect(rows.map(({ text, isWrapped }) => [text, isWrapped === true])).toEqual([
      ['Industrial\t04/2016 –', false],
      ['Design', true],
    ]);
    expect(rows[0]?.periods[0]?.isRange).toBe(true);
  });

  test('also to the left of the words', () => {
    const rows = rowsIn('August 2017 – January\tAcme', '2021\tStore Manager');
    expect(rows.map(({ text }) => text)).toEqual(['August 2017 – January\tAcme', 'Store Manager']);
    expect(rows[0]?.periods[0]?.isRange).toBe(true);
  });

  test('whose second line begins with the dash, left of the words', () => {
    const rows = rowsIn('2020', '-2021\tWelder', '2018', '1500 parts\tFitter');
    expect(rows.map(({ text }) => text)).toEqual(['2020', 'Welder', '2018', '1500 parts\tFitter']);
    expect(rows[0]?.periods[0]?.period).toMatchObject({ start: { year: 2020 }, end: { year: 2021 } });
    expect(rows[2]?.periods[0]?.isRange).toBe(false);
  });

  test('more than once, left of the words', () => {
    const rows = rowsIn('De février\tLicence', '2011 à mai\tUniversité Alder', '2014\tMémoire');
    expect(rows.map(({ text }) => text)).toEqual(['De février\tLicence', 'Université Alder', 'Mémoire']);
    expect(rows[0]?.periods[0]?.period).toMatchObject({
      start: { year: 2011, month: 2 },
      end: { year: 2014, month: 5 },
    });
    const long = rowsIn('March\tFitter', '2018\tHarrow', 'to June\tLeeds', '2019');
    expect(long.map(({ text }) => text)).toEqual(['March\tFitter', 'Harrow', 'Leeds']);
    expect(rowsIn('Depuis\tMaster', 'mai\tAlder', '2019\tLyon')[0]?.periods[0]?.period.end).toBe('present');
  });

  test('whose first month, or month and year, has a line of its own', () => {
    const rows = rowsIn('marzo de', '2014–enero de 2018\tEnfermera, Alder', 'March 2010 –', 'May 2013\tNurse, Harrow');
    expect(rows.map(({ text }) => text)).toEqual(['marzo de', 'Enfermera, Alder', 'March 2010 –', 'Nurse, Harrow']);
    expect(rows[0]?.periods[0]?.period).toMatchObject({
      start: { year: 2014, month: 3 },
      end: { year: 2018, month: 1 },
    });
    expect(rows[2]?.periods[0]?.period.end).toEqual({ year: 2013, month: 5 });
    const name = ['Harrow', '2014 – 2018\tNurse, Alder'];
    expect(textsIn(...name)).toEqual(name);
  });

  test('dates of rows of their own are no parts of one', () => {
    const texts = ['March\tFitter', '2018\tHarrow', 'June 2019\tLeeds', '2020 – 2021\tAlder'];
    expect(textsIn(...texts)).toEqual(texts);
  });

  test('a date on its own is left alone', () => {
    expect(textsIn('Acme', '2019')).toEqual(['Acme', '2019']);
  });
});
