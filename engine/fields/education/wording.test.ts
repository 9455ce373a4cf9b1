import { expect, test } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';
import { subjectIn } from './degrees.ts';

/** What people write around a school and a degree: whether it is finished, prepositions, labels, grades. */
test.each<[string, readonly string[], readonly string[]]>([
  ['without whether it was finished', ['Ensino Médio concluído em 2017'], [' | Ensino Médio |  | ..2017']],
  [
    'no word for years as a degree',
    ['Harrow High School', 'A.Y. 2010-2014', 'Barton School', 'Batch 2010', 'Ashby College', 'Session 2014 - 2016'],
    ['Harrow High School |  |  | 2010..2014', 'Barton School |  |  | ..2010', 'Ashby College |  |  | 2014..2016'],
  ],
  [
    'a degree whose last word may be before a date, whole',
    ['Harrow Schule', 'Mittlerer Abschluss voraussichtlich 2026', 'Harrow College', "Master's degree expected 2026"],
    ['Harrow Schule | Mittlerer Abschluss |  | ..2026', "Harrow College | Master's degree |  | ..2026"],
  ],
  [
    'no degree in a word before a date behind a comma',
    ['Harrow Universität', 'Bachelor Botanik, Abschluss voraussichtlich 2026'],
    ['Harrow Universität | Bachelor | Botanik | ..2026'],
  ],
  ['a degree of two letters before a year', ['Harrow College', 'A.A. 2014'], ['Harrow College | A.A. |  | ..2014']],
  [
    'a town that belongs to the name of a school, and none that does not',
    ['University College London, UK', 'PhD Botany, 2018', "King's College London", 'MSc Botany, 2013'],
    ['University College London | PhD | Botany | ..2018', "King's College London | MSc | Botany | ..2013"],
  ],
  ['the town behind a school', ['Harrow College London', 'BA Botany, 2013'], ['Harrow College | BA | Botany | ..2013']],
  [
    'without when it will be finished',
    ['Harrow University - BA Botany set to graduate 2026'],
    ['Harrow University | BA | Botany | ..2026'],
  ],
  [
    'without a bracket that ends in a full stop',
    ['Bacharelado em Botânica - Universidade Harrow (Em andamento).'],
    ['Universidade Harrow | Bacharelado | Botânica | ..'],
  ],
  [
    'no student as a degree',
    ['Student at Harrow University [2022-2026], Student Rank: 41.'],
    ['Harrow University |  |  | 2022..2026'],
  ],
  [
    'a degree right behind its school, where a field tells it from a state',
    ['Harrow State University MS, Marine Biology, 2022', 'Barton College BA, History, 2018'],
    ['Harrow State University | MS | Marine Biology | ..2022', 'Barton College | BA | History | ..2018'],
  ],
  ['a state behind a school', ['Botany, Barton College MA, Boston, 2018'], ['Barton College MA | Botany |  | ..2018']],
  [
    'a Dutch school in one word',
    ['HAVO Barnfieldcollege', 'Augustus 2018 – Augustus 2020', 'VWO Harrowlyceum', 'Augustus 2020 – Huidig'],
    ['Barnfieldcollege | HAVO |  | 2018-08..2020-08', 'Harrowlyceum | VWO |  | 2020-08..present'],
  ],
  [
    'the field that a label names',
    ['Seit Februar 2014: Master an der Harrow Universität', 'Hauptfach: Botanik', 'Nebenfach: Chemie'],
    ['Harrow Universität | Master | Botanik | 2014-02..present'],
  ],
  [
    'no second field below a degree that has one',
    ['Bachelor of Science, Botany & Ecology', 'Specialization in Mathematics', 'Harrow State University'],
    ['Harrow State University | Bachelor of Science | Botany & Ecology | ..'],
  ],
  [
    'the field that a specialization names',
    ['Master of Business Administration', 'Specialization in Finance', 'Harrow State University'],
    ['Harrow State University | Master of Business Administration | Specialization in Finance | ..'],
  ],
  [
    'what a chamber examined',
    ['IHK Harrow, Betriebswirt, 11/2024', 'IHK Barton, Handelsfachwirtin, 07/2018'],
    ['IHK Harrow | Betriebswirt |  | ..2024-11', 'IHK Barton | Handelsfachwirtin |  | ..2018-07'],
  ],
  [
    'a school in quotation marks',
    ['2005-2010: Abitur bei „Istituto Orsini di San Pietro“, Saronno'],
    ['Istituto Orsini di San Pietro | Abitur |  | 2005..2010'],
  ],
  [
    'no words behind a quotation as a degree, and no title of a thesis as a school',
    [
      '„Istituto Harrow“ via San Giuseppe 60, Roma, 2010',
      '"University life and its fools" thesis, Ashby College, 2004',
    ],
    [
      '„Istituto Harrow“ via San Giuseppe 60 |  |  | ..2010',
      '"University life and its fools" thesis, Ashby College |  |  | ..2004',
    ],
  ],
  ['no sentence about a quoted school', ['“Ashby School” was the best time of my life'], []],
  [
    'no note that there was no examination as a degree',
    ['Hauptschule Nord (Abschluss 2001)', 'Ohne Abschluss'],
    ['Hauptschule Nord |  |  | ..2001'],
  ],
  [
    'the date of a degree, below a course of another kind',
    [
      'HBO Bachelor Rechten op de Hogeschool Utrecht, 2010',
      'Cursus EHBO op het werk, 2011',
      'Aan de Universiteit Leiden: Master Rechten, 2014',
    ],
    ['Hogeschool Utrecht | HBO | Bachelor Rechten | ..2010', 'Universiteit Leiden | Master | Rechten | ..2014'],
  ],
  [
    'the classes of a school as its level',
    ['2005 - 2006\tPrimarschule Harrow, 1. Klasse', '2008 - 2011\tBezirksschule Barton, 2.- 5. Klasse'],
    ['Primarschule Harrow | 1. Klasse |  | 2005..2006', 'Bezirksschule Barton | 2.- 5. Klasse |  | 2008..2011'],
  ],
  [
    'what one is at a school of engineers as the degree',
    ['Élève ingénieure en Informatique', 'Lycée Harrow - TOULOUSE (31) 2025 - Aujourd’hui'],
    ['Lycée Harrow | Élève ingénieure | Informatique | 2025..present'],
  ],
  [
    'a field behind a word that announces it',
    ['2017 : LICENCE 1 à HARROWM Filière ; INFORMATIQUE DE GESTION'],
    ['HARROWM | LICENCE 1 | INFORMATIQUE DE GESTION | ..2017'],
  ],
  [
    'no note that something was finished before its date',
    ['Ausbildung zum Bäcker', 'Harrow Berufsschule, 09/2021 - heute', 'Abschluss Juni 2026'],
    ['Harrow Berufsschule | Ausbildung zum Bäcker |  | 2021-09..present'],
  ],
  [
    'the grades of a school as one name',
    [
      'Harrow College\t2011 - 2017',
      'Double Bachelors in K – 12 Education and Foreign Language Studies / 3.5 GPA. cum laude',
    ],
    ['Harrow College | Double Bachelors in K – 12 Education and Foreign Language Studies |  | 2011..2017'],
  ],
  [
    'a school behind a dash and a letter',
    ['Certificate K - Harrow College, 2011'],
    ['Harrow College | Certificate K |  | ..2011'],
  ],
  [
    'a field that goes on before its dates',
    ['Harrow University', 'Bachelor of Science - BS, Electrical and Electronics', 'Engineering · (1987 - 1991)'],
    ['Harrow University | Bachelor of Science - BS | Electrical and Electronics Engineering | 1987..1991'],
  ],
  [
    'a school of several words before its dates',
    ['Master of Arts, Education', 'Lakeside Music · (2012 - 2013)'],
    ['Lakeside Music | Master of Arts | Education | 2012..2013'],
  ],
  [
    'a course of its own before its dates',
    ['Harrow University', 'Bachelor of Science - BS', 'Barton University', 'Engineering · (1987 - 1991)'],
    ['Harrow University | Bachelor of Science - BS |  | ..', 'Barton University | Engineering |  | 1987..1991'],
  ],
  [
    'a bullet as part of the entry above it',
    [
      'Leeds\tHarrow University\tSeptember 2016 - today',
      '• Bachelor in Biology with 158/240 credits passed, all of them attended, with a GPA of 3.1/4 (7.75/10) so far.',
      'Leeds\tBarton Council\tSeptember 2017',
    ],
    ['Harrow University | Bachelor | Biology | 2016-09..present', 'Barton Council |  |  | ..2017-09'],
  ],
  [
    'two fields that "with" joins',
    ['BA French with Spanish', 'Harrow State University'],
    ['Harrow State University | BA | French with Spanish | ..'],
  ],
  [
    'the field before a minor',
    ['BSc Botany with a minor in Art', 'Harrow State University'],
    ['Harrow State University | BSc | Botany | ..'],
  ],
  [
    'the field before a focus',
    ['BA in French with a focus on Drama', 'Harrow State University'],
    ['Harrow State University | BA | French | ..'],
  ],
  [
    'a degree that was aimed at',
    ['Harrow University\t1998 - 2001', 'Completed 105 hours towards a Bachelor of Arts in Botany'],
    ['Harrow University | Bachelor of Arts | Botany | 1998..2001'],
  ],
  [
    'a degree that is told of in a sentence',
    ['Completed a degree in Botany at Harrow University in 2015.'],
    ['Harrow University | degree | Botany | ..2015'],
  ],
  [
    'a field that is told of in a sentence',
    ['I studied Computer Science at Harrow University from 2012 to 2015.'],
    ['Harrow University | Computer Science |  | 2012..2015'],
  ],
  [
    'a degree behind the date in a sentence',
    ['Graduated from Harrow University in 2015 with a BA in History'],
    ['Harrow University | BA | History | ..2015'],
  ],
  [
    'a degree whose name begins with its honors',
    ['Honors Bachelor of Science in Botany; 3.7 GPA', 'Harrow University\t2020'],
    ['Harrow University | Honors Bachelor of Science | Botany | ..2020'],
  ],
  [
    'no degree in honors alone',
    ['Honors Program in Botany', 'Harrow University\t2020'],
    ['Harrow University |  |  | ..2020'],
  ],
  [
    'a degree below the kind of paper behind the school',
    ['**Harrow High School, Leeds — Diploma', 'May 2009', 'High School Diploma'],
    ['Harrow High School | High School Diploma |  | ..2009-05'],
  ],
  [
    'the kind of paper behind the school, where it is all that is said',
    ['**Harrow College, Leeds — Diploma', 'May 2009'],
    ['Harrow College | Diploma |  | ..2009-05'],
  ],
  [
    'a class of a degree before it',
    ['2:1 BA History, Harrow University, 2015'],
    ['Harrow University | BA | History | ..2015'],
  ],
  [
    'a school without the "with" before a grade',
    ['B.Tech (CSE) from Harrow Institute with 8.1 CGPA (2012-2016)'],
    ['Harrow Institute | B.Tech (CSE) |  | 2012..2016'],
  ],
  [
    'no studies in a sentence about something else',
    ['Harrow University\t2012 – 2015', 'I studied how people read in crowded trains and wrote about it with others'],
    ['Harrow University |  |  | 2012..2015'],
  ],
  [
    'a school that somebody graduated from',
    ['Graduated from Harrow High School, 2010', 'Graduated with a B.S. in Botany from Lakeside University, 2014'],
    ['Harrow High School |  |  | ..2010', 'Lakeside University | B.S. | Botany | ..2014'],
  ],
  [
    'fields behind a label with an optional plural',
    ['**Harrow University\tAugust 2022 – May 2024', 'Major(s): Botany, Physics | GPA: 3.5'],
    ['Harrow University | Botany, Physics |  | 2022-08..2024-05'],
  ],
  [
    'a school in brackets with a number',
    ['Licence de Botanique (Université Harrow 2), 1997'],
    ['Université Harrow 2 | Licence de Botanique | Botanique | ..1997'],
  ],
  [
    'the field before a minor',
    ['BA in English Literature and a minor in Theatre', 'Harrow State University'],
    ['Harrow State University | BA | English Literature | ..'],
  ],
  [
    'a school behind a German preposition',
    ['Gestalterischer Vorkurs an der Kunstschule Harrow, 1997 – 1998'],
    ['Kunstschule Harrow | Gestalterischer Vorkurs |  | 1997..1998'],
  ],
  [
    'a school behind a French preposition',
    ['Baccalauréat général, au Lycée Harrow, 2019'],
    ['Lycée Harrow | Baccalauréat général |  | ..2019'],
  ],
  [
    'a grade behind a field',
    ['Harrow University\t2019 – 2023', 'Bachelor of Science (B.Sc.): Computer Engineering GPA: 3.6/4.0'],
    ['Harrow University | Bachelor of Science (B.Sc.) | Computer Engineering | 2019..2023'],
  ],
  [
    'a labeled major as the field',
    ['Harrow University\t2019 – 2023', 'Bachelor of Science', '• Major: Botany', '• Minor: History'],
    ['Harrow University | Bachelor of Science | Botany | 2019..2023'],
  ],
  [
    'an institute at a university as one name',
    ['B.Sc. in Botany', 'FIXP at Harrow University\t2020 – 2025'],
    ['FIXP at Harrow University | B.Sc. | Botany | 2020..2025'],
  ],
  [
    'a name that goes on with a capital "Of"',
    ['Harrow Community College Of Canada\t2021', 'Diploma of Web Development'],
    ['Harrow Community College Of Canada | Diploma of Web Development |  | ..2021'],
  ],
  [
    'no street as a school',
    ['Harrow University\t2022', '800 N State College Blvd, Leeds', 'B.S. in Botany'],
    ['Harrow University | B.S. | Botany | ..2022'],
  ],
])('educationOf reads %s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});

test.each([
  'with 3.8 GPA',
  'with a 3.8 GPA',
  'with a minor in Art',
  'with a Minor in Art',
  'with Distinction',
  'with Honors',
  'with Emphasis in Ecology',
  'with Electives',
  'with Harrow College',
  'WITH HIGH MARKS',
  'with honors',
  'with departmental honors',
  'with academic distinction',
  'with relevant coursework in Ecology',
  'with electives in Ecology',
  'with a semester abroad in Spain',
  'with the highest grades',
  'with summer research in Kew',
  'with exchange year at Lakeside College',
  'with',
])('the field of study ends before "%s"', (aside) => {
  const degree = `BSc in Botany ${aside}`;
  const subject = subjectIn(degree);
  expect(subject === null ? null : degree.slice(subject.from, subject.to)).toBe('Botany');
  expect(read([degree, 'Harrow State University'])[0]).toMatch(/ \| BSc \| Botany \| /u);
});

test.each([
  ['French with Spanish', 'French with Spanish'],
  ['Botany 2015', 'Botany'],
  ['STI2D', 'STI2D'],
  ['French with Spanish, 2:1', 'French with Spanish'],
  ['Spanish with Russian', 'Spanish with Russian'],
  ['Botany with Business and Law (Honours)', 'Botany with Business and Law'],
  ['French with Spanish with a year abroad', 'French with Spanish'],
  ['Computing with Artificial Intelligence', 'Computing with Artificial Intelligence'],
  ['Retail with Placement Year', 'Retail'],
  ['Botany with Swiss & Loom', 'Botany'],
  ['Botany with Professor Alan Smith', 'Botany'],
  ['Chemistry with Jane Doe', 'Chemistry'],
  ['History with Study Abroad', 'History'],
  ['Law with Erasmus Exchange', 'Law'],
  ['Mathematics with Top Marks', 'Mathematics'],
  ['French with Spanish and a minor in Art', 'French with Spanish'],
])('the field of study in "BA in %s" is "%s"', (words, field) => {
  const degree = `BA in ${words}`;
  const subject = subjectIn(degree);
  expect(subject === null ? null : degree.slice(subject.from, subject.to)).toBe(field);
});

test.each([
  'MBA with Full Scholarship',
  'MBA with Top Marks',
  'BFEM à Harrow',
  'BTS au lycée Harrow',
  'CAP chez Barton',
])('no field of study in "%s"', (degree) => {
  expect(subjectIn(degree)).toBeNull();
});
