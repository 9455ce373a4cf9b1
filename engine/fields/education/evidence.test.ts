import { describe, expect, it } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { educationOf } from './education.ts';
import { readEducation as read } from '../../testing/education-by-hand.ts';

/** What is an entry, and what only appears between entries. */
describe('educationOf', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'leaves out awards with dates, which name neither school nor degree',
      [
        'Bachelor of Science in Botany\t2018-2022',
        'Harrow State University',
        'Milestones',
        'Lantern Keeper\t2021-2022',
        '3rd year (1st term)',
      ],
      ['Harrow State University | Bachelor of Science | Botany | 2018..2022'],
    ],
    [
      'keeps a short name in the position of the other schools',
      ['**Harrow College\t2015 – 2018', 'B.A. History', '**Ironbark\t2012 – 2015', 'Fashion Design'],
      ['Harrow College | B.A. | History | 2015..2018', 'Ironbark | Fashion Design |  | 2012..2015'],
    ],
    [
      'takes no label before a colon as a school',
      ['**Harrow College\t2018', 'B.A. History', 'Remarks: first year passed', 'Acknowledged: Lantern Prize'],
      ['Harrow College | B.A. | History | ..2018'],
    ],
    [
      'takes no street of a school as a degree',
      ['Harrow High School	2007-2011', '1525 Hawk Road', 'Lakeside College	2011-2013', 'Diploma in Botany'],
      ['Harrow High School |  |  | 2007..2011', 'Lakeside College | Diploma | Botany | 2011..2013'],
    ],
    [
      'takes no answer to a question of a form as a school',
      ['Ensino Médio – Completo | Turno: Manhã | Início: 02/2014 | Conclusão: 12/2016'],
      [' | Ensino Médio |  | 2014-02..2016-12'],
    ],
    [
      'takes no mark as a degree',
      [
        'S.No.\tInstitution\tYear of passing\tPerformance (%)',
        '1\tHarrow College of Engineering\t2017\t71.6',
        '2\tLakeside School (Senior Secondary)\t2013\t81.25',
      ],
      ['Harrow College of Engineering |  |  | ..2017', 'Lakeside School | Senior Secondary |  | ..2013'],
    ],
    [
      'never reads the head of a table as an entry',
      [
        'EXAMINATION\tCOLLEGE-UNIVERSITY\tYEAR OF PASSING\tPERCENTAGE (%)',
        'B. Tech\tHarrow Technical Campus\t2018\t60%',
        'Intermediate\tLakeside Junior College\t2015\t84%',
      ],
      ['Harrow Technical Campus | B. Tech |  | ..2018', 'Lakeside Junior College | Intermediate |  | ..2015'],
    ],
    [
      'takes a board for a school only where no school is named',
      [
        'Diploma in Botany\t2013 — 2016',
        'Harrow University',
        'Secondary School SSLC\t2012 — 2013',
        'Marland Matriculation Board',
      ],
      [
        'Harrow University | Diploma | Botany | 2013..2016',
        'Marland Matriculation Board | Secondary School SSLC |  | 2012..2013',
      ],
    ],
    [
      'leaves out the board beside a school',
      ['Class XII, Lakeside School, State Board, 2013', 'B.Sc. Botany, Harrow College, 2016'],
      ['Lakeside School | Class XII |  | ..2013', 'Harrow College | B.Sc. | Botany | ..2016'],
    ],
    [
      'keeps the examination in brackets with its class',
      ['XII (CBSE)\t2014', 'Lakeside Academy', 'B.Sc. Botany\t2017', 'Harrow College'],
      ['Lakeside Academy | XII (CBSE) |  | ..2014', 'Harrow College | B.Sc. | Botany | ..2017'],
    ],
    [
      'reads the level of a school as its degree',
      [
        'Lakeside Academy\t2015 – 2017',
        'Senior High School (12th)',
        'Harrow Institute\t2017 – 2021',
        'Educación Superior',
      ],
      [
        'Lakeside Academy | Senior High School (12th) |  | 2015..2017',
        'Harrow Institute | Educación Superior |  | 2017..2021',
      ],
    ],
    [
      'drops what is said before the name of a degree',
      [
        '**Harrow University\t2021 – present',
        'Candidate for a Bachelor of Arts in History',
        '**Lakeside School\t2019',
        'Passed Higher Secondary Examination',
      ],
      [
        'Harrow University | Bachelor of Arts | History | 2021..present',
        'Lakeside School | Higher Secondary Examination |  | ..2019',
      ],
    ],
    [
      'keeps the faculty of a university out of the entries',
      [
        '**Harrow University\t2016 – 2020',
        'Linden College of Computer Sciences',
        'Bachelor of Science in Botany',
        'GPA: 3.9',
      ],
      ['Harrow University | Bachelor of Science | Botany | 2016..2020'],
    ],
    [
      'takes the university above its nameless faculty',
      ['Faculty of Law', 'Harrow University', 'LLB, 2014', 'Lakeside University', 'LLM, 2016'],
      ['Harrow University | LLB |  | ..2014', 'Lakeside University | LLM |  | ..2016'],
    ],
    [
      'keeps schools without degrees apart, one a line',
      ['Harrow State University', 'Lakeside School of Film', 'Barnfield High School'],
      ['Harrow State University |  |  | ..', 'Lakeside School of Film |  |  | ..', 'Barnfield High School |  |  | ..'],
    ],
    [
      'reads labels of fields',
      [
        'Course : Bachelor of Commerce',
        'Institute : Harrow Centre',
        'Board : Marland University',
        'Year : 2014',
        'Marks scored : 71%',
      ],
      ['Harrow Centre | Bachelor of Commerce |  | ..2014'],
    ],
    [
      'drops a bracket that is torn from its other half',
      ['PhD, Botany (Harrow University', '2003)'],
      ['Harrow University | PhD | Botany | ..2003'],
    ],
    [
      'cuts off a town behind a comma without a space',
      ['Harrow College,Leeds', 'Diploma in Banking, Trade', '2015'],
      ['Harrow College | Diploma | Banking | ..2015'],
    ],
    [
      'keeps a comma within a name',
      ['Institute of finance,banking and trade', 'Diploma in Botany', '2015'],
      ['Institute of finance,banking and trade | Diploma | Botany | ..2015'],
    ],
    [
      'takes no sentence about a university as a school',
      [
        '2017-2020\tBarnfield High School',
        'Activities: At school and later in,',
        'University courses that are highly valued at workplaces, including debating',
      ],
      ['Barnfield High School |  |  | 2017..2020'],
    ],
    [
      'splits school and degree at a dash without its spaces',
      ['B.E. Botany–Harrow University, Leeds (2011)', 'Lakeside Academy –Junior High School	2004 - 2007'],
      ['Harrow University | B.E. | Botany | ..2011', 'Lakeside Academy | Junior High School |  | 2004..2007'],
    ],
    [
      'keeps a name with such a dash',
      ['Emil–Harrow–Universität	2011', 'B.Sc. Botanik'],
      ['Emil–Harrow–Universität | B.Sc. | Botanik | ..2011'],
    ],
    [
      'drops the preposition before a date',
      ['Diploma in Botany, Harrow College in 2012', 'HSC from Lakeside School in 2009'],
      ['Harrow College | Diploma | Botany | ..2012', 'Lakeside School | HSC |  | ..2009'],
    ],
    [
      'leaves out projects, which name only companies',
      [
        'B.E. Botany	Harrow College	2011',
        'Project Client Software',
        'Proposed Glass House, Leeds',
        'Barnfield Glass Ltd',
        'AutoCAD, Ledger Suite',
      ],
      ['Harrow College | B.E. | Botany | ..2011'],
    ],
    [
      'takes no statement about a school as a school',
      ['Harrow Academy\t2021', 'Harrow Academy is a small school for botany'],
      ['Harrow Academy |  |  | ..2021'],
    ],
    [
      'joins the rest of a name that ends in "of"',
      ['Technical University of', 'Marland, Leeds', 'M.Sc. Botany\t2018', 'Barnfield University', 'B.Sc. Botany\t2015'],
      ['Technical University of Marland | M.Sc. | Botany | ..2018', 'Barnfield University | B.Sc. | Botany | ..2015'],
    ],
    [
      'reads a bullet with the degree below the town and the dates of its school',
      [
        'Harrow University, Leeds',
        'December 2017',
        '• Bachelor of Science in Botany',
        '• Member of the fishing club',
        'Lakeside College, Leeds',
        'June 2013',
      ],
      ['Harrow University | Bachelor of Science | Botany | ..2017-12', 'Lakeside College |  |  | ..2013-06'],
    ],
    [
      'reads a bullet with the degree above its school',
      ['• BACHELOR OF SCIENCE', 'Harrow University - Leeds', '2015 - 2018', '• Rowing, chess'],
      ['Harrow University | BACHELOR OF SCIENCE |  | 2015..2018'],
    ],
    [
      'cuts off grades, boards, honors and what is said about progress',
      [
        'B.Sc. Botany: 81.5%, Harrow University (in progress), 2018',
        'Class XII, State Board/Lakeside College, 2014',
        "Boston University Dean's List, 2012",
      ],
      [
        'Harrow University | B.Sc. | Botany | ..2018',
        'Lakeside College | Class XII |  | ..2014',
        'Boston University |  |  | ..2012',
      ],
    ],
    [
      'keeps the subject that the degree names',
      [
        '**Bachelor of Urban Planning',
        'Harrow University\t2017 – 2022',
        'Leeds',
        'Water Management',
        '**Master of Arts, Botany',
        'Lakeside University\t2022 – 2024',
      ],
      [
        'Harrow University | Bachelor of Urban Planning | Urban Planning | 2017..2022',
        'Lakeside University | Master of Arts | Botany | 2022..2024',
      ],
    ],
    [
      'leaves out a school that is named again without anything new',
      ['PhD in Botany\t2004 - 2009', 'Harrow University, Leeds', 'Harrow University', 'Advisor: Emil Rowan'],
      ['Harrow University | PhD | Botany | 2004..2009'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });

  it('takes the rest of a note in a full line for a note', () => {
    const { reading, sections } = sectionWithLayout('education', [
      '**Harrow University',
      '• Bachelor of Science in Botany, with honors, and a long list of other things, Minor in Software',
      'Development',
      '• Bachelor of Arts in History',
    ]);
    expect(educationOf(reading, sections).map(({ institution }) => institution?.value)).toEqual([
      'Harrow University',
      'Harrow University',
    ]);
  });
});
