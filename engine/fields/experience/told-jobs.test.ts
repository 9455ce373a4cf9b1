import { describe, expect, test } from 'vitest';
import { periodsIn } from '../dates/periods.ts';
import { mayTellOfJob, toldJobIn } from './told-jobs.ts';

const told = (text: string): readonly (string | null)[] | null => {
  const periods = periodsIn(text);
  const found = toldJobIn(text, periods.find(({ isRange }) => isRange) ?? periods[0] ?? null);
  return found && [found.title, found.employer].map((part) => part && text.slice(part.from, part.to));
};

test('a line without a word for work or for a title is set aside before anything is looked for', () => {
  expect(mayTellOfJob('Harrow Works Limited, Leeds, May 2015 to June 2018')).toBe(false);
});

describe('a sentence that tells of a job', () => {
  test.each([
    ['I worked as a Welder at Harrow Ltd from May 2015 to June 2018', 'Welder', 'Harrow Ltd'],
    [
      'Currently working in Lakeside Dairy Company as a Sales Supervisor from Mar 2015',
      'Sales Supervisor',
      'Lakeside Dairy Company',
    ],
    [
      'Worked as Site Engineer in M/s. Roe Consulting Engineers, Chennai since 2019',
      'Site Engineer',
      'Roe Consulting Engineers',
    ],
    ['May 2015 to June 2018. HARROW WORKS LIMITED (Leeds) as Shift Engineer', 'Shift Engineer', 'HARROW WORKS LIMITED'],
    ['Worked at Harrow for two months as a Shop Assistant.', 'Shop Assistant', 'Harrow'],
    ['Ho lavorato come cameriere presso l’Osteria Bella dal 2015 al 2018', 'cameriere', 'Osteria Bella'],
    [
      'My longest post was as Practice Administrator at Wren Veterinary Group, where I worked from 2009 to 2015',
      'Practice Administrator',
      'Wren Veterinary Group',
    ],
    [
      'Before that I was Legal Secretary to two partners at Larkin & Holm LLP in Leeds (2004 to 2009)',
      'Legal Secretary',
      'Larkin & Holm LLP',
    ],
    ['I began as an Office Junior with Moor Woollens Ltd in 1999', 'Office Junior', 'Moor Woollens Ltd'],
    ['Davor war ich lange krank, dann war ich, 2015 – 2018, als Lagerist bei Holm AG', 'Lagerist', 'Holm AG'],
    [
      'Since September 2023 I have been paid by the hour as Exams Warden at Alder College',
      'Exams Warden',
      'Alder College',
    ],
    ['Juillet 2021 : travail au sein de Harrow SARL à Calora en tant que soudeur', 'soudeur', 'Harrow SARL'],
    ['2015 – 2018 gewerkt als lasser bij Harrow BV', 'lasser', 'Harrow BV'],
    ['Tätigkeit als Schlosser bei Harrow GmbH, 2015 – 2018', 'Schlosser', 'Harrow GmbH'],
    ['Ich habe als Schlosser bei Harrow GmbH gearbeitet, 2015 – 2018', 'Schlosser', 'Harrow GmbH'],
  ])('%s', (text, title, employer) => {
    expect(told(text)).toEqual([title, employer]);
    expect(mayTellOfJob(text)).toBe(true);
  });
});

test.each([
  'Worked with Marketing as a liaison to the sales team',
  'Led a team of three from 2019 to 2020',
  'Software Engineer at Harrow Ltd, 2019 – 2020',
  'Served as a part of the night crew',
  'Welder, Harrow Ltd',
  'I was Employee of the Month at Harrow Ltd in May 2019',
  'I was the first in my family to study, at Harrow College, 2009 – 2012',
  'Known as Big Ben at Harrow Ltd',
  'Worked with nurses in Central Office to plan their shifts (2017)',
])('no such sentence: %s', (text) => {
  expect(told(text)).toBeNull();
});
