import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** Where one entry ends and the next begins, with twins in which the rows belong together. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'a school above its degrees in bullets does not end the entry before',
    [
      'Harrow University',
      '• M.B.A.\t2008 – 2009',
      '• M.S. in Botany\t2006 – 2008',
      '- Cumulative GPA: 3.7 / 4.0',
      'Ashby College, Leeds',
      '• B.S. in Geography\t2002 – 2005',
    ],
    [
      'Harrow University | M.B.A. |  | 2008..2009',
      'Harrow University | M.S. | Botany | 2006..2008',
      'Ashby College | B.S. | Geography | 2002..2005',
    ],
  ],
  [
    'a school below its degree in a bullet',
    ['• M.S. in Botany\t2006 – 2008', 'Harrow University', '• B.S. in Geography\t2002 – 2005', 'Ashby College, Leeds'],
    ['Harrow University | M.S. | Botany | 2006..2008', 'Ashby College | B.S. | Geography | 2002..2005'],
  ],
  [
    'dates in rows of their own, above each entry',
    [
      '2015',
      'Baccalauréat Scientifique | Mention Bien',
      '2015 / 2016',
      'Ecole de tissage de Harrow',
      'Anglais : niveau lycée',
    ],
    [' | Baccalauréat Scientifique |  | ..2015', 'Ecole de tissage de Harrow |  |  | 2015..2016'],
  ],
  [
    'a school behind a full stop',
    ['2003–2007: BSc (Hons) Music Technology. Dundalk IT.', '1999: Leaving Certificate. CBS Harrow.'],
    ['Dundalk IT | BSc (Hons) | Music Technology | 2003..2007', 'CBS Harrow | Leaving Certificate |  | ..1999'],
  ],
  [
    'a language is a subject of an examination and no town',
    ['A levels in Mathematics, Geography, Welsh, 2014', 'Harrow School'],
    ['Harrow School | A levels | Mathematics | ..2014'],
  ],
])('%s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});
