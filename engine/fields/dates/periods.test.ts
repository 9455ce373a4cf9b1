import { describe, expect, it } from 'vitest';
import { dateHabitsOf } from './date-habits.ts';
import { isDateRest } from './date-rest.ts';
import { periodsIn } from './periods.ts';

const written = (text: string, habits = dateHabitsOf([text])): string =>
  periodsIn(text, habits)
    .map(({ period: { start, end } }) => {
      const one = (date: typeof end): string =>
        date === null
          ? ''
          : date === 'present'
            ? date
            : date.month === undefined
              ? `${date.year}`
              : `${date.year}-${`${date.month}`.padStart(2, '0')}`;
      return `${one(start)}..${one(end)}`;
    })
    .join(' ');

describe('periodsIn', () => {
  it.each([
    ['Mar 2021 – Present', '2021-03..present'],
    ['March 2021 - June 2022', '2021-03..2022-06'],
    ['03/2021 to 04/2022', '2021-03..2022-04'],
    ['2015 up to present', '2015..present'],
    ['May 2017 upto date', '2017-05..present'],
    ['2015 up to 40 loaves', '2015..2015'],
    ['2021-Abr a 2022-Jul', '2021-04..2022-07'],
    ['2021 May I have', '2021..2021'],
    // a dash that was drawn
    ["Conserverie\t09/2020 Aujourd'hui", '2020-09..present'],
    ['Sep 2020 Present\tLeeds', '2020-09..present'],
    ['2020 heute', '2020..present'],
    ['Start: 02/2014 | End: 12/2016', '2014-02..2016-12'],
    ['Início: 03/2016 - Conclusão: 07/2017.', '2016-03..2017-07'],
    ['Beginn: 03/2016, Ende: heute', '2016-03..present'],
    ['Start Date: Jan 2019 End Date: Mar 2020', '2019-01..2020-03'],
    ['2020 Present at the fair', '2020..2020'],
    ['Balance of 2020 now', '2020..2020'],
    // a number of people
    ['Fair (attendance ~2000) – Lead', ''],
    // about that year
    ['Baker ~2015', '2015..2015'],
    ['class of ~2015', '2015..2015'],
    ['Baker (since ~2015)', '2015..2015'],
    ['2018 ~ 2020', '2018..2020'],
    ['Mar 2018 ~ May 2020', '2018-03..2020-05'],
    ['2019, May – Aug', '2019-05..2019-08'],
    ['2020, Jul-Okt. Wir bauten', '2020-07..2020-10'],
    ['2019, May – Mar', '2019-05..2019-05'],
    ['30 septembre au 31 octobre 2024', '2024-09..2024-10'],
    ['du 10 au 14 février 2020', '2020-02..2020-02'],
    ['21 a 24 de Novembro de 2019', '2019-11..2019-11'],
    ['2 – 4 May 2019 – June 2020', '2019-05..2020-06'],
    ['1 - 15 Jan 2020 - Present', '2020-01..present'],
    ['2 – 4 May 2019 – Harrow', '2019-05..2019-05'],
    ['Praktikum, 10.–14. Februar 2020', '2020-02..2020-02'],
    ['March 3 – 7, 2020', '2020-03..2020-03'],
    ['Level 5 – 7 May 2020', '2020-05..2020-05'],
    ['24 a 21 de Novembro de 2019', '2019-11..2019-11'],
    ['VII 2015 – X 2021', '2015-07..2021-10'],
    ['II 2022 - present', '2022-02..present'],
    ['Freelancer\tIV.2012 – V.2015', '2012-04..2015-05'],
    ['Engineer II 2019 – 2021', '2019..2021'],
    ['[6/2024] – [2/2025]', '2024-06..2025-02'],
    ['Welder (06/2024) - (02/2025)', '2024-06..2025-02'],
    ['2021-03 – present', '2021-03..present'],
    ['2013-12-01 - 2014-12-01', '2013-12..2014-12'],
    ['03.2021 – heute', '2021-03..present'],
    ['3/15/2021 - 5/1/2022', '2021-03..2022-05'],
    ["Jun '21 – Aug '22", '2021-06..2022-08'],
    ['Sep 15 - NOW', '2015-09..present'],
    ['Jan 15 - Sep 15', '2015-01..2015-09'],
    ['Summer 2019', '2019..2019'],
    ['Summer 2022 – 2024', '2022..2024'],
    ['2019 August- 2020 Mai', '2019-08..2020-05'],
    ['2019 August- 2020', '2019..2019 2020-08..2020-08'],
    ['2019 to date', '2019..present'],
    ['mars 2021 – à ce jour', '2021-03..present'],
    ["2018 - jusqu'à ce jour", '2018..present'],
    ['2020 – hasta la fecha', '2020..present'],
    ['2020 – até o momento', '2020..present'],
    ['2020 – até à data', '2020..present'],
    ["2020 - tutt'oggi", '2020..present'],
    ['2020 – tot op heden', '2020..present'],
    ['2020 – tot nu', '2020..present'],
    ['2020 – à Cejour', '2020..2020'],
    ['2020 – hasta la frontera', '2020..2020'],
    ['2020 – tot nummer 3', '2020..2020'],
    ['since 2018', '2018..present'],
    ['seit 10/2019', '2019-10..present'],
    ['until 2020', '..2020'],
    ['2015–2018', '2015..2018'],
    ['2015-18', '2015..2018'],
    ['2010–11', '2010..2011'],
    ['2010-11 – 2012-03', '2010-11..2012-03'],
    ['2006-07 – 2007-08', '2006-07..2007-08'],
    ['2016/09 - now', '2016-09..present'],
    ['2016/09-2018/11', '2016-09..2018-11'],
    ['2016.09-2018.11', '2016-09..2018-11'],
    ['March15,2000 to 9 Jan 2004', '2000-03..2004-01'],
    ['finales de 2015 – verano de 2017', '2015..2017'],
    ['Mitte 2015 – Ende 2017', '2015..2017'],
    ['2011 / 11', '2011-11..2011-11'],
    ['2014 ~ 2016', '2014..2016'],
    ['Oct. 2021 – Current', '2021-10..present'],
    ['Mar. 2016 - Exp. Jun. 2017', '2016-03..2017-06'],
    ['Jan – May 2019', '2019-01..2019-05'],
    ['Expected May 2027', '2027-05..2027-05'],
    ['May 14, 2019 – June 2, 2020', '2019-05..2020-06'],
    ['1. Oktober 2018 bis 30. Juni 2019', '2018-10..2019-06'],
    ['septembre 2018 à août 2020', '2018-09..2020-08'],
    ['depuis mars 2020', '2020-03..present'],
    ['Da Dic 2023', '2023-12..present'],
    ['Since-JUN 1998', '1998-06..present'],
    ['marts 2019 - maj 2020', '2019-03..2020-05'],
    ['Mart 2019 - Halen (2 yıl 4 ay)', '2019-03..present'],
    ['październik 2019 - obecnie (2 lata)', '2019-10..present'],
    ['март 2019 - июнь 2020 (1 год)', '2019-03..2020-06'],
    ['Wal-Mart 2015 - 2018', '2015..2018'],
    ['19 Mai - 20 Juin 2026', '2026-05..2026-06'],
    ['February 2023\tPresent', '2023-02..present'],
    ['11-05-2011\t31-05-2012', '2011-05..2012-05'],
    ['2011\t2013', '2011..2011 2013..2013'],
    ['June 2013\tMay 2011', '2013-06..2013-06 2011-05..2011-05'],
    ["janvier 2019 – aujourd'hui", '2019-01..present'],
    ['enero de 2019 – actualidad', '2019-01..present'],
    ['enero de 2019 – vigente', '2019-01..present'],
    ['01/2019 a fecha actual', '2019-01..present'],
    ['gennaio 2019 – attualmente', '2019-01..present'],
    ['janeiro de 2019 até ao momento', '2019-01..present'],
    ['desde marzo de 2018 hasta mayo de 2020', '2018-03..2020-05'],
    ['gennaio 2017 – oggi', '2017-01..present'],
    ['março 2019 – atual', '2019-03..present'],
    ['maart 2019 – heden', '2019-03..present'],
    ['Maart 2020 – Huidig', '2020-03..present'],
    ['05/2021 há 09/2021', '2021-05..2021-09'],
    ['10/1992–09/1994', '1992-10..1994-09'],
    ['06/2014-09/2018', '2014-06..2018-09'],
    ['03.2014-08.2018', '2014-03..2018-08'],
    ['01.03.2014-31.08.2018', '2014-03..2018-08'],
    ['2019–', '2019..present'],
    ['May 2019 - …', '2019-05..present'],
    ['2019 – ...', '2019..present'],
    ['2019 - … Harrow', '2019..2019'],
    ['(03/2019 -)', '2019-03..present'],
    ['2024-Aug', '2024-08..2024-08'],
    ['2019-Jan to 2024-Aug', '2019-01..2024-08'],
    ['2018 Mar – 2020 Apr', '2018-03..2020-04'],
    ['Feb-20 to Apr-21', '2020-02..2021-04'],
    ['Feb-2020 - Apr-2021', '2020-02..2021-04'],
    ['Aug - 2013 to Sep - 2014', '2013-08..2014-09'],
    ['Jul-19 – Present', '2019-07..present'],
    ['Mar/2018 – Jun/2019', '2018-03..2019-06'],
    ['Summer 2019 and 2020', '2019..2020'],
    ['Summers 2017, 2018', '2017..2018'],
    ['Summer & Fall 2021', '2021..2021'],
    ['June 2019 – Pre s e nt', '2019-06..present'],
    ['June 2019 – Prsent', '2019-06..present'],
    ['Febuary 2019 – Septmber 2020', '2019-02..2020-09'],
    ['January 2021-May 2024', '2021-01..2024-05'],
    ['January 2021-Present', '2021-01..present'],
    ['Jan2019-Feb2020', '2019-01..2020-02'],
    ['2010/2014', '2010..2014'],
    ['2010/11 – 2013/14', '2010..2014'],
    ['2010/2011 - 2013/2014', '2010..2014'],
    ['2012-13 – 2015-16', '2012..2016'],
    ['01-Sep-2016 to 31-Dec-2019', '2016-09..2019-12'],
    ['1-9-2016 / 31-12-2019', '2016-09..2019-12'],
    ['09.16 – 12.19', '2016-09..2019-12'],
    ['9/16 - 12/19', '2016-09..2019-12'],
    ['Mar 2015 › Jun 2016', '2015-03..2016-06'],
    ['May 2018 - Till Present', '2018-05..present'],
    ['May 2018 onwards', '2018-05..present'],
    ['Between 2012 and 2014', '2012..2014'],
    ['Oct 2013–16', '2013-10..2016'],
    ["'15 - '18", '2015..2018'],
    ['Aug 2015 – Mei 2x17', '2015-08..'],
    ['2018 – 20XX', '2018..'],
    ['Jun 2019 - Feb 2016', '2019-06..2016-02'],
    ['08 - 06/2019', '2019-06..2019-06'],
    ['Level 06 - 08/2019', '2019-08..2019-08'],
    ['Start date - June 2019', '2019-06..2019-06'],
    ['Past and present – June 2019', '2019-06..2019-06'],
    ['Raised to 2019... 2020 was calm', '2019..2019 2020..2020'],
    ['2019 – Cellist', '2019..2019'],
    ['Jul 2022 – Present', '2022-07..present'],
    ['08/15/07-05/24/12', '2007-08..2012-05'],
    ['10/9/20 – Present', '2020-10..present'],
    ['6/1/18 - 10/9/20', '2018-06..2020-10'],
    ['01.06.19 – 31.08.20', '2019-06..2020-08'],
    ['01.06.19-heute', '2019-06..present'],
    ['24/06/19 - 03/08/20', '2019-06..2020-08'],
    ['Oven Ltd\t01.06.19 – 31.08.20', '2019-06..2020-08'],
    ['Oven Ltd 08/15/07 - 05/24/12', '2007-08..2012-05'],
    ['10.2020- bis jetzt', '2020-10..present'],
    ['Junio 2019 – a la fecha', '2019-06..present'],
    ['Junio 2019 - En curso', '2019-06..present'],
    ['2019 - em andamento', '2019..present'],
    ['11 de junio de 2019 hasta el 9 de abril de 2021', '2019-06..2021-04'],
    ['Junio 11 2019 hasta Abril 9 del 2021', '2019-06..2021-04'],
    ['jun/2019 até o momento', '2019-06..present'],
    ['06.2019 – по настоящее время', '2019-06..present'],
    ['Mai 2019 – andauernd', '2019-05..present'],
    ['2019 г. – 2020 г.', '2019..2020'],
    ['2014..2021', '2014..2021'],
    ['2022-09 .. now', '2022-09..present'],
    ['2019 .. 2021', '2019..2021'],
    ['06.2014…07.2015', '2014-06..2015-07'],
    ['06 - 08/2019', '2019-06..2019-08'],
    ['06-08/2019', '2019-06..2019-08'],
    ['Present – June 2019', '2019-06..present'],
    ['vanaf 2019', '2019..present'],
    ['2019 – nyt', '2019..present'],
    ['2019 – NYT', '2019..2019'],
  ])('reads %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    'sold 1,200 units',
    '2,019 calls',
    '$2019 a month',
    'ISO2015 audit',
    'grew by 2019%',
    'May I help you',
    'ran 15 tests',
    '555-201-2019',
    'Suite 20191',
    '#2019',
    '(+880) 2019 445566',
    'Tel. 2019 5544',
    '(2012) 555-2019',
    'ISO 9001:2015',
    'Sep 15-day trial',
    'version 1.2.10 of 3.4.12',
    'Version 1.2.10 to 2.3.11',
    'Python 2.7.10 – 3.6.12',
    '1.2.10 – 2.3.11',
    'Django 10.11.12 to 11.11.12',
    '08/15/07',
    'ratio 12/10/08 and 3/4',
  ])('finds no period in %s', (text) => {
    expect(written(text)).toBe('');
  });

  it.each([
    [['2005-08', '2013-14'], '2005..2008'],
    [['2005-08', '2013-02'], '2005-08..2005-08'],
    [['2005-08'], '2005-08..2005-08'],
    [['Diploma\tSep-18', 'Oct-18 to Dec-20'], '2018-09..2018-09'],
    [['Diploma (09/18)', '10/18 – 12/20'], '2018-09..2018-09'],
    [['Título (Ago-12)', 'Sept-21 a Ago-24'], '2012-08..2012-08'],
    [['Diplôme (Janv-20)', 'Sept-25 - en cours'], '2020-01..2020-01'],
    [['Diploma\tSep-18', 'a Top-10 analysis, and Covid-19 a threat'], ''],
    [['Diploma\tSep-18', 'Oct 2018 – Dec 2020'], ''],
    [['score 09/18 in class', '10/18 – 12/20'], ''],
    [['03/04/2019 - 05/06/2020', 'Kept the 50/30/20 rule, and 20/20/20'], '2019-03..2020-05'],
    [['03/04/2019 - 05/06/2020', '06/24/2021', '06/28/2021', '24/7/30'], '2019-03..2020-05'],
    [['03/04/2019 - 05/06/2020', '24/06/19'], '2019-04..2020-06'],
  ])('reads the first of %j as the others are written', (texts, expected) => {
    expect(written(texts[0] ?? '', dateHabitsOf(texts))).toBe(expected);
  });

  it('bounds the words of a period exactly', () => {
    const text = 'Engineer (Jun 2018 – Mar 2021), Oslo';
    const [found] = periodsIn(text);
    expect(text.slice(found?.from, found?.to)).toBe('Jun 2018 – Mar 2021');
  });

  it('includes the word before an expected date and the duration after a range in the period', () => {
    const expected = 'B.A., Expected May 2027';
    expect(expected.slice(periodsIn(expected)[0]?.from)).toBe('Expected May 2027');
    const lasted = 'May 2019 – Aug 2020 (1 year 4 months)';
    expect(periodsIn(lasted)[0]?.to).toBe(lasted.length);
  });

  it('keeps the style, so that mixed styles can be detected', () => {
    expect(periodsIn('03/2021 – 04/2022')[0]?.period.style).toBe('numeric');
    expect(periodsIn('2019')[0]?.period.style).toBe('year');
    expect(periodsIn('Fall 2019')[0]?.period.style).toBe('season');
  });
});

describe('isDateRest', () => {
  it.each(['Present', 'till Jan', '2 yrs', '(3 months)', 'to date, expected', 'Summer'])('is true for %s', (text) => {
    expect(isDateRest(text)).toBe(true);
  });

  it.each(['March of Dimes', 'Class of', 'April Rain Ltd', 'Current Electric', '2019', 'to'])(
    'is false for %s',
    (text) => {
      expect(isDateRest(text)).toBe(false);
    },
  );
});

it.each([
  ["D'août 2023 à août 2025 HARROW", 0],
  ['De 2017 à 2022 HARROW', 0],
  ['Welder\tDe 2017 à 2022', 7],
  ['Lycée de 2017 à 2019', 9],
  ['Padaria Moinho: de 02/2018 até 01/2019', 16],
  ['Moulin, du 02/2018 au 01/2019', 8],
  ['Moulin, de 2019', 11],
  ['Harrow, IN\tApril 2021 – Present', 11],
  ['Harrow, DE 2020 – 2021', 11],
  ['Bachelor of 2019 – 2021', 12],
])('a preposition that begins a cell belongs to the dates behind it: %s', (text, from) => {
  expect(periodsIn(text, dateHabitsOf([text]))[0]?.from).toBe(from);
});

const wordsOfPeriods = (text: string): readonly string[] => periodsIn(text).map(({ from, to }) => text.slice(from, to));

it('takes both days of one month for the period, and no number of something else', () => {
  expect(wordsOfPeriods('Stage\tdu 10 au 14 février 2020')).toEqual(['du 10 au 14 février 2020']);
  expect(wordsOfPeriods('Level 5 – 7 May 2020')).toEqual(['7 May 2020']);
  expect(wordsOfPeriods('24 a 21 de Novembro de 2019')).toEqual(['21 de Novembro de 2019']);
});
