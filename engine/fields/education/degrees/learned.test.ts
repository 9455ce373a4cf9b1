import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** What was learned, in a row below the school, where no word tells that it is a degree; twins with places and jobs. */
test.each<[string, readonly string[], string]>([
  [
    'a German trade',
    ['2010 – 2013\tBerufsschule Harrow', 'Krankenschwester'],
    'Berufsschule Harrow | Krankenschwester | ',
  ],
  [
    'a German engineer',
    ['2010 – 2013\tUniversität Harrow', 'Elektroingenieur'],
    'Universität Harrow | Elektroingenieur | ',
  ],
  ['a French trade', ['2010 – 2013\tLycée Harrow', 'Cuisinier'], 'Lycée Harrow | Cuisinier | '],
  ['an Italian trade', ['2010 – 2013\tIstituto Harrow', 'Geometra'], 'Istituto Harrow | Geometra | '],
  ['two Dutch subjects', ['2010 – 2013\tHarrow College', 'Economie-Wiskunde'], 'Harrow College | Economie-Wiskunde | '],
  ['an option', ['2010 – 2013\tGymnase de Harrow', 'Option Dessin'], 'Gymnase de Harrow | Option Dessin | '],
  [
    'a degree without its capital',
    ['2010 – 2013', 'Harrow University', 'bachelor of Science in Botany'],
    'Harrow University | bachelor of Science | Botany',
  ],
  ['no town', ['2010 – 2013\tLycée Harrow', 'Quimper'], 'Lycée Harrow |  | '],
  ['no sentence', ['2010 – 2013\tHarrow College', 'worked towards a bachelor of Arts'], 'Harrow College |  | '],
])('%s', (_, lines, entry) => {
  expect(read(lines)).toEqual([`${entry} | 2010..2013`]);
});
