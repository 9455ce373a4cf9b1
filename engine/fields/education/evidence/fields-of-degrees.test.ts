import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** Which words beside a degree are its field, and which are not. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'the last words behind a bare degree as its field, also unknown ones',
    ['Barlow Hill College', 'NVQ Level 2 · Stacking and Hauling', 'Jan 2014 - Jan 2016'],
    ['Barlow Hill College | NVQ Level 2 | Stacking and Hauling | 2014-01..2016-01'],
  ],
  [
    'a town behind a bare degree as no field',
    ['Barlow Hill College', 'NVQ Level 2 · Leeds', 'Jan 2014 - Jan 2016'],
    ['Barlow Hill College | NVQ Level 2 |  | 2014-01..2016-01'],
  ],
  ...['AAB', 'A*AA', 'Nine passes'].map((grades): [string, readonly string[], readonly string[]] => [
    `the grades ${grades} behind a bare degree as no field`,
    ['Barlow Hill College', `A Levels · ${grades}`, '2014'],
    ['Barlow Hill College | A Levels |  | ..2014'],
  ]),
  [
    'labels in the middle of a row',
    ['Barlow Hill College', '2013 – 2016', 'Area : Surface Extraction Operations | Level : Certificate III'],
    ['Barlow Hill College | Certificate III | Surface Extraction Operations | 2013..2016'],
  ],
  [
    'a label behind a school that no list knows',
    ['Colégio Harrow – Formação: Contabilidade', 'UNABRO – Formação: Educação Física – nível superior'],
    ['Colégio Harrow | Contabilidade |  | ..', 'UNABRO | Educação Física |  | ..'],
  ],
  [
    'a degree before a colon as no label',
    ['Harrow College, Diploma: Botany, 2019'],
    ['Harrow College | Diploma | Botany | ..2019'],
  ],
  [
    'the field in the cell behind "in"',
    ['Berufsfachschule Harrow', 'Ausbildung in\tGesundheits- und Krankenpflege Sep 2017 – May 2021'],
    ['Berufsfachschule Harrow | Ausbildung | Gesundheits- und Krankenpflege | 2017-09..2021-05'],
  ],
  [
    'no preposition that a template left at the end',
    ['2004\tB.Sc. in Botany in', '2000\tHarrow College'],
    ['Harrow College | B.Sc. | Botany | ..2004'],
  ],
  [
    'doctorates by their faculty, and without brackets that hold nothing',
    ['Technische Universität Harrow', 'Dr.-Ing. ()', 'Elektrotechnik', 'Universität Ashby', 'M.Sc. ()', 'Physik'],
    ['Technische Universität Harrow | Dr.-Ing. | Elektrotechnik | ..', 'Universität Ashby | M.Sc. | Physik | ..'],
  ],
  [
    'college preparation as a field of high schools',
    [
      'Barlow Vale Community College\t2017 — 2018',
      'Associate of Arts - Business',
      'Stroud Union High School\t2014 — 2016',
      'High School Diploma - College Preparatory',
    ],
    [
      'Barlow Vale Community College | Associate of Arts | Business | 2017..2018',
      'Stroud Union High School | High School Diploma | College Preparatory | 2014..2016',
    ],
  ],
  [
    'a course for an occupation as a course',
    ['Corso di formazione per saldatore – Ente Harrow – 2018', 'Diploma di perito meccanico – ITIS Ashby – 2010'],
    [
      'Ente Harrow | Corso di formazione per saldatore |  | ..2018',
      'ITIS Ashby | Diploma di perito meccanico |  | ..2010',
    ],
  ],
  [
    'a job between studies as none',
    ['Saldatore – Officine Harrow – 2018', 'Diploma di perito meccanico – ITIS Ashby – 2010'],
    ['ITIS Ashby | Diploma di perito meccanico |  | ..2010'],
  ],
])('educationOf reads %s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});

/** Rows that belong to the entry above, or do not. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'a comma before the dates as no open end above cells',
    [
      'Institute of Weavers\tLeeds',
      'Chartered Weaving,\tJan 2015 – Jan 2018',
      'Harrow College of Arts\tLeeds',
      'B.Com., Accounting\tJan 2012 – Jan 2015',
    ],
    [
      'Institute of Weavers | Chartered Weaving |  | 2015-01..2018-01',
      'Harrow College of Arts | B.Com. | Accounting | 2012-01..2015-01',
    ],
  ],
  [
    'the rest of a cell behind such a comma',
    ['PGCE Science, Harrow University,\t2012 — 2013', 'Leeds.'],
    ['Harrow University | PGCE | Science | 2012..2013'],
  ],
  [
    'a dated bullet in the place of a degree',
    [
      'Harrow Polytechnic, Leeds',
      '• Crane Operator Certificate\t2014',
      'Ashby Community School, Leeds',
      '• Grade 12 Diploma\t2008 – 2012',
    ],
    [
      'Harrow Polytechnic | Crane Operator Certificate |  | ..2014',
      'Ashby Community School | Grade 12 Diploma |  | 2008..2012',
    ],
  ],
  [
    'a school without its street',
    ['2023-2024 – Mittelschule Harrow', '2024-2025 – Polytechnische Schule Ashby Lindengasse7'],
    ['Mittelschule Harrow |  |  | 2023..2024', 'Polytechnische Schule Ashby |  |  | 2024..2025'],
  ],
])('educationOf reads %s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});
