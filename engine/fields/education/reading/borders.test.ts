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

test('a second degree in a bullet at the same school', () => {
  const rows = [
    'College : Harrow University',
    '• BSc in Computing (2016-2019)',
    '• Honours Bachelor of Science (2020-present)',
  ];
  expect(read(rows)).toEqual([
    'Harrow University | BSc | Computing | 2016..2019',
    'Harrow University | Honours Bachelor of Science |  | 2020..present',
  ]);
});

test('a supervisor or a thesis of a degree is no other degree', () => {
  const rows = ['PhD in Botany, Harrow University, 2012', 'PhD supervisor: Prof. Roe', 'Master thesis on moss'];
  expect(read(rows)).toEqual(['Harrow University | PhD | Botany | ..2012']);
});

test('classes at a school, and a field behind a verb', () => {
  const rows = [
    'Classes at University of Harrow, 2012',
    'Associate’s degree at Ashby College, majoring in graphic design',
  ];
  expect(read(rows)).toEqual([
    'University of Harrow |  |  | ..2012',
    'Ashby College | Associate’s degree | graphic design | ..',
  ]);
});

test('health promotion is no German doctorate', () => {
  const rows = ['BSc Botany, Harrow University, 2012', 'Clinical Health Promotion'];
  expect(read(rows)).toEqual(['Harrow University | BSc | Botany | ..2012']);
});

test('a supervisor behind the town of a school is no school', () => {
  const rows = ['2009\tPhD, Mosses of the north, Harrow Moss Centre, Southampton. Supervisor: Prof. J. Roe'];
  expect(read(rows)).toEqual(['Harrow Moss Centre | PhD | Mosses of the north | ..2009']);
});
