import { describe, expect, it } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

/** What stands in an entry and is neither its school nor its degree; each with a twin that is. */
describe('educationOf leaves out', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'whether the studies are finished',
      ['**Harrow College\t2016 – 2018', 'Botanik Bachelor nicht abgeschlossen'],
      ['Harrow College | Botanik Bachelor |  | 2016..2018'],
    ],
    [
      'a state of the studies behind a dash',
      ['Tecnólogo em Botânica, Universidade Harrow - Não concluído'],
      ['Universidade Harrow | Tecnólogo | Botânica | ..'],
    ],
    [
      'which year it is',
      ['Actuellement en première année de BTS Horlogerie\t2024-2026', 'Lycée Harrow'],
      ['Lycée Harrow | BTS | Horlogerie | 2024..2026'],
    ],
    [
      'a dated activity in the type of the text, where schools are in bold type',
      ['**Harrow College (2023-2025)', 'Ironbark camp (2024)', '**Ashby School (2020-2023)', 'Debating cup (2021)'],
      ['Harrow College |  |  | 2023..2025', 'Ashby School |  |  | 2020..2023'],
    ],
    [
      'a job set like the heads of schools',
      ['**Harrow College (2023-2025)', '**Tutor (2022-2023)', '**Ashby School (2020-2023)'],
      ['Harrow College |  |  | 2023..2025', 'Ashby School |  |  | 2020..2023'],
    ],
    [
      'which year it is, in a cell of its own',
      ['2018 – 2019\tLicence Botanique\t3ème année', 'Université Harrow'],
      ['Université Harrow | Licence | Botanique | 2018..2019'],
    ],
    [
      'which year it is, over two rows',
      ['**Lycée Harrow', 'BTS Horlogerie, 2021 (Métiers du temps) - 1ère', 'Année'],
      ['Lycée Harrow | BTS | Horlogerie | ..2021'],
    ],
    [
      'that somebody attends',
      ['CURRENTLY ATTENDING', '**Botany Degree, Harrow College'],
      ['Harrow College | Botany Degree |  | ..'],
    ],
    [
      'a thesis with its place, in Dutch',
      ['2018 - 2020\tMSc Botanie\tUniversiteit Harrow', 'Master Scriptie\tHarrow Instituut'],
      ['Universiteit Harrow | MSc | Botanie | 2018..2020'],
    ],
    [
      'a grade before the degree',
      ['Harrow University: Cum Laude B.A. in Botany	2019'],
      ['Harrow University | B.A. | Botany | ..2019'],
    ],
    [
      'the faculty behind its university',
      ['Harrow University Faculty of Computing', 'B.Sc. Botany	2019'],
      ['Harrow University | B.Sc. | Botany | ..2019'],
    ],
    [
      'a grade in brackets behind the school',
      ['09/2006 - 10/2007\tFernstudium, Fachhochschule Harrow (2,5)'],
      ['Fachhochschule Harrow | Fernstudium |  | 2006-09..2007-10'],
    ],
    [
      'what a preposition leaves of a note',
      ['Harrow University\t2016 – 2020', 'B.Sc. Botany', 'Transferred from Ashby University with 4.0 GPA'],
      ['Harrow University | B.Sc. | Botany | 2016..2020', 'Ashby University |  |  | ..'],
    ],
    [
      'words without a date that no list knows for a degree',
      ['Harrow College', 'Harbor Circle', 'Ashby School\t2012 – 2015', 'B.A. Botany'],
      ['Harrow College |  |  | ..', 'Ashby School | B.A. | Botany | 2012..2015'],
    ],
    [
      'a kind of school that begins a note',
      ['Instituto Harrow, High School | Leeds', 'August 2018 - May 2021', 'School, affiliated with Ashby'],
      ['Instituto Harrow | High School |  | 2018-08..2021-05'],
    ],
    [
      'a school that is named twice in a row',
      ['Harrow High School - Graduated Harrow High School class of 2008'],
      ['Harrow High School |  |  | ..2008'],
    ],
    [
      'a school whose name goes on behind a dash',
      ['Harrow University - Harrow University Extension School', 'B.A. Botany\t2019'],
      ['Harrow University Extension School | B.A. | Botany | ..2019'],
    ],
    [
      'a school that is named again in full',
      ['London School of Economics - London School of Economics and Political Science', 'B.A. Botany\t2019'],
      ['London School of Economics and Political Science | B.A. | Botany | ..2019'],
    ],
    [
      'what comes before the degree in a bullet',
      [
        '**Harrow University\tLeeds',
        'August 2016 – Present',
        '- Candidate for Bachelor of Science in Botany',
        '- Threads: Plants',
      ],
      ['Harrow University | Bachelor of Science | Botany | 2016-08..present'],
    ],
    [
      'that somebody is a student',
      ['Estudante de Engenharia de Alimentos – Universidade Harrow\t2021 – 2025'],
      ['Universidade Harrow | Engenharia de Alimentos |  | 2021..2025'],
    ],
    [
      'a field below a note',
      ['**Harrow University\t2018', 'Ranked among the best of the whole county', 'Computer Science'],
      ['Harrow University |  |  | ..2018'],
    ],
    [
      'a list of what was taken',
      ['**Harrow College\t2012 – 2019', 'A-Levels', 'Mathematics (A*), Pottery (A), Chemistry (A)'],
      ['Harrow College | A-Levels |  | 2012..2019'],
    ],
    [
      'what an unknown word announces',
      ['Harrow High School, Leeds, UK', 'High School Diploma\tMay 2023', 'Seal of Fluency: Spanish'],
      ['Harrow High School | High School Diploma |  | ..2023-05'],
    ],
    [
      'the part of the university',
      ['Bachelor of Botany, Department of Plants, Harrow University\t2012'],
      ['Harrow University | Bachelor of Botany | Botany | ..2012'],
    ],
    [
      'a degree that another entry has with its school',
      ['B.E. Marine Engineering', 'B.E.\tMarine Engineering\tHarrow College of Engineering\t2011 - 2014'],
      ['Harrow College of Engineering | B.E. | Marine Engineering | 2011..2014'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'a degree with two fields in the row below',
      ['**Harrow College\t2012 – 2015', 'B.A.', 'History and Botany'],
      ['Harrow College | B.A. | History and Botany | 2012..2015'],
    ],
    [
      'words that no list knows, beside a date',
      ['Harrow College\t2012 – 2015', 'Harbor Circle', 'Ashby School\t2010 – 2012', 'B.A. Botany'],
      ['Harrow College | Harbor Circle |  | 2012..2015', 'Ashby School | B.A. | Botany | 2010..2012'],
    ],
    [
      'a kind of school beside a date',
      ['Gymnasium\t2008 – 2012', 'B.A. Botany, Harrow College\t2012 – 2015'],
      ['Gymnasium |  |  | 2008..2012', 'Harrow College | B.A. | Botany | 2012..2015'],
    ],
    ['a kind of school that a degree needs', ['Abitur\t2012', 'Gymnasium'], ['Gymnasium | Abitur |  | ..2012']],
    [
      'a field right below the school',
      ['**Harrow University\t2018', 'Computer Science', 'Ranked among the best of the whole county'],
      ['Harrow University | Computer Science |  | ..2018'],
    ],
    [
      'a field behind the degree and another word',
      ['Harrow University, Leeds', 'Bachelor, 3rd year, Computer Science\t2022-2026'],
      ['Harrow University | Bachelor | Computer Science | 2022..2026'],
    ],
    [
      'two degrees of one kind at one school',
      ['Harrow College', 'B.A. History', 'B.A. Botany\t2012'],
      ['Harrow College | B.A. | History | ..', 'Harrow College | B.A. | Botany | ..2012'],
    ],
    [
      'the same degree at two schools',
      ['B.A. Botany, Harrow College\t2012', 'B.A. Botany, Lakeside College\t2010'],
      ['Harrow College | B.A. | Botany | ..2012', 'Lakeside College | B.A. | Botany | ..2010'],
    ],
    [
      'a degree whose name begins like a state of the studies',
      ['Ongoing Education Certificate, Harrow College\t2012'],
      ['Harrow College | Ongoing Education Certificate |  | ..2012'],
    ],
  ])('but not %s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });
});

describe('educationOf reads', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'degree and school with a full stop between them',
      ['Bachiller (Botánica). Liceo técnico Harrow del Cabral\t2012'],
      ['Liceo técnico Harrow del Cabral | Bachiller (Botánica) |  | ..2012'],
    ],
    [
      'a name with a title, whose full stop divides nothing',
      ['Diploma, St. Harrow College\t2012'],
      ['St. Harrow College | Diploma |  | ..2012'],
    ],
    [
      'the name of a degree of three words',
      ['Bachelor of Business Administration (BBA)\t2013', 'Harrow College'],
      ['Harrow College | Bachelor of Business Administration (BBA) |  | ..2013'],
    ],
    [
      'a degree without a field',
      ['Bachelor’s Degree\t2013', 'Harrow College'],
      ['Harrow College | Bachelor’s Degree |  | ..2013'],
    ],
    [
      'a degree with its field behind a comma',
      ["Bachelor's degree, Botany\t2013", 'Harrow College'],
      ["Harrow College | Bachelor's degree | Botany | ..2013"],
    ],
    [
      'a field with a comma without a space',
      ['Diploma in computing,taxation and accountancy\t2013', 'Harrow College'],
      ['Harrow College | Diploma | computing,taxation and accountancy | ..2013'],
    ],
    [
      'a school without the word',
      ['Harrow Central High, Leeds, UK\t2013-2015'],
      ['Harrow Central High |  |  | 2013..2015'],
    ],
    [
      'a level, which is no school',
      ['Senior High\t2013-2015', 'Harrow School'],
      ['Harrow School | Senior High |  | 2013..2015'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });
});
