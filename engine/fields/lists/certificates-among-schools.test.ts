import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { educationOf } from '../education/education.ts';
import { certificatesAmongSchools } from './certificates-among-schools.ts';

const read = (lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('education', lines);
  return certificatesAmongSchools(reading, sections, educationOf(reading, sections)).map(({ value }) => value);
};

test.each<[string, readonly string[], readonly string[]]>([
  [
    'licenses and cards by their names, without what is behind them',
    ['1999 A levels in English, Harrow College', 'Paediatric First Aid, renewed last spring', 'Staplerschein (2016)'],
    ['Paediatric First Aid', 'Staplerschein'],
  ],
  [
    'no line that a study was read from',
    ['Harrow University, 2015', 'Certificate in Botany', 'Ashby College, HACCP course, 2012'],
    [],
  ],
  ['no course of study between two dates', ['Harrow College, BA, 2015', 'First Aid, 2012 – 2014'], []],
  ['no sentence', ['Harrow College, BA, 2015', 'Completed my first aid training beside the lectures'], []],
])('certificatesAmongSchools reads %s', (_, lines, names) => {
  expect(read(lines)).toEqual(names);
});
