import { expect, test } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

/** Rows of tables, descriptions below entries, and dates at the head of rows: what tells where a field or an entry ends. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'the description of a course as part of its entry',
    [
      'WEAVING BOOTCAMP • SEPT 2024 • HARROW COLLEGE',
      'A 6-month bootcamp covering dyes, warps and whole looms by Harrow',
      'DYER DIPLOMA • OCT 2021 • BARTON COLLEGE',
      'A diploma regarding wools, wefts, indigo, madder',
    ],
    ['HARROW COLLEGE | WEAVING BOOTCAMP |  | ..2024-09', 'BARTON COLLEGE | DYER DIPLOMA |  | ..2021-10'],
  ],
  [
    'a bullet between the dates and the head of each entry',
    [
      '2014 – 2018\t• Bachelor of Arts in Botany',
      'Harrow State University, Barton, OH',
      '2012 – 2014\t• Advanced Quay Studies',
      'Alder Community College, Vine, NJ',
    ],
    [
      'Harrow State University | Bachelor of Arts | Botany | 2014..2018',
      'Alder Community College | Advanced Quay Studies |  | 2012..2014',
    ],
  ],
  [
    'a school and a grade behind the labels of a form',
    ['Last School Attended:\tBarton High School', 'Highest Grade Passed:\tGrade 12', 'Year Completed:\t2019'],
    ['Barton High School | Grade 12 |  | ..2019'],
  ],
  [
    'a note with a bullet behind the dates of the school, below which is another note',
    ['Harrow University\tBSc Botany', '2014 – 2018\t• Graduated with honors', '• Dean of the student council'],
    ['Harrow University | BSc | Botany | 2014..2018'],
  ],
  [
    'a degree behind an article',
    ['A B.Sc. in Botany', 'Harrow College, 2021'],
    ['Harrow College | A B.Sc. | Botany | ..2021'],
  ],
  [
    'a degree without how it was studied',
    ['09/2007 – 07/2011	Hochschule Harrow', 'Bachelorstudium Botanik (Teilzeit)'],
    ['Hochschule Harrow | Bachelorstudium Botanik |  | 2007-09..2011-07'],
  ],
  [
    'a degree with its branch in brackets',
    ['09/2007 – 07/2011	Hochschule Harrow', 'Bachelorstudium Botanik (Moose)'],
    ['Hochschule Harrow | Bachelorstudium Botanik (Moose) |  | 2007-09..2011-07'],
  ],
  [
    'a course right behind its school',
    ['December 2021', 'Harrow community college-ESL Course certificate'],
    ['Harrow community college | ESL Course certificate |  | ..2021-12'],
  ],
  [
    'a double name of a school as one',
    ['December 2021', 'Barton-Harrow College', 'Diploma in Botany'],
    ['Barton-Harrow College | Diploma | Botany | ..2021-12'],
  ],
  [
    'a school behind "chez"',
    ['2022-2023', 'Échange chez la Technische Universität Harrow'],
    ['Technische Universität Harrow | Échange |  | 2022..2023'],
  ],
  [
    'a degree whose honors are told behind its field',
    [
      'Level 7 Diploma',
      'BSc Botany (BPS accredited) Upper Second-Class Honours | Harrow University | 2014',
      'MSc Chemistry, Distinction | Barton University | 2016',
    ],
    [
      ' | Level 7 Diploma |  | ..',
      'Harrow University | BSc | Botany | ..2014',
      'Barton University | MSc | Chemistry | ..2016',
    ],
  ],
  [
    'numbered rows of a table as entries',
    [
      'S.NO\tQualification\tInstitute\tBoard\tPercentage of Marks\tYear of pass',
      '1.\tssc\tSt Mary (EM) high school\tBoard of secondary education\t9.7(GPA)\t2015',
      '2.\tDiploma in botany\tHarrow polytechnic college\tState board of technical education\t65%\t2018',
      '3.\tDegree in botany\tBarton college of engineering\tHTUK\t75%\t2021',
    ],
    [
      'St Mary (EM) high school | ssc |  | ..2015',
      'Harrow polytechnic college | Diploma | botany | ..2018',
      'Barton college of engineering | Degree | botany | ..2021',
    ],
  ],
  [
    'the dates at the head of a row with what is behind them',
    [
      '08/2006 – 06/2010\tFachschule Harrow',
      'Ausbildung zum Elektroniker',
      'Eidgenössische Berufsmaturität',
      '08/2003 – 06/2006\tBezirksschule Barton',
      'Realschulabschluss',
    ],
    [
      'Fachschule Harrow | Ausbildung zum Elektroniker |  | 2006-08..2010-06',
      ' | Eidgenössische Berufsmaturität |  | ..',
      'Bezirksschule Barton | Realschulabschluss |  | 2003-08..2006-06',
    ],
  ],
])('educationOf reads %s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});
