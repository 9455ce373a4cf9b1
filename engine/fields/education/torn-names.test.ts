import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import { readingsOf } from '../../layout/readings-of.ts';
import { sectionsOf } from '../../sections/sections-of.ts';
import type { Education } from '../../model/resume.ts';
import { educationOf } from './education.ts';

/** Lines that end where those of a paragraph end, so that the column is seen to wrap there. */
const paragraph = [
  'Plans shifts and repairs the looms of two',
  'mills, keeps the books of both and trains',
  'those who come new to weaving, and mends',
].concat('what is torn; weighs wool and sells cloths');

const entriesIn = (...lines: readonly string[]): readonly Education[] => {
  const document = pdfDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Profile', isBold: true, sizePt: 14 },
    ...paragraph,
    { text: 'Education', isBold: true, sizePt: 14 },
    ...lines,
  ]);
  const reading = readingsOf(document).visual;
  return educationOf(
    reading,
    sectionsOf(reading, document).filter(({ kind }) => kind === 'education'),
  );
};

const schoolsIn = (...lines: readonly string[]): readonly (string | undefined)[] =>
  entriesIn(...lines).map(({ institution }) => institution?.value);

/** 'school | degree | field' of each entry. */
const studiesIn = (...lines: readonly string[]): readonly string[] =>
  entriesIn(...lines).map(({ institution, degree, field }) =>
    [institution, degree, field].map((one) => one?.value ?? '').join(' | '),
  );

test.each([
  [
    'the first word of a name',
    ['Bachelor of Arts, Botany, Harrowmere', 'International University, 2012'],
    'Harrowmere International University',
  ],
  ['a bare kind of school', ['Bachelor of Arts in Botany, Universidad', 'Harrowmere, 2012'], 'Universidad Harrowmere'],
  [
    'a kind of school before "of"',
    ['Bachelor of Arts and Botany, University', 'of Harrowmere, 2012'],
    'University of Harrowmere',
  ],
  [
    'the middle of a name',
    ['BA in Botany, Universidad Politécnica', 'Harrowmere de Valdarno, 2012'],
    'Universidad Politécnica Harrowmere de Valdarno',
  ],
  [
    'a kind behind a place',
    ['Bachelor of Arts and Botany, Leeds State', 'Polytechnic, Gouda, 2012'],
    'Leeds State Polytechnic',
  ],
  ['a bare kind', ['Junior Diploma, 9 Examinations – Ashby Gore', 'School, 2012'], 'Ashby Gore School'],
  [
    'an abbreviation',
    ['Senior Certificate, Government Hr. Sec.', 'School, Ashby – 2017 – 84%'],
    'Government Hr. Sec. School',
  ],
  [
    'a level',
    ['Senior Certificate in Rye and Oats, Ashby', 'Gore Secondary School, 2012'],
    'Ashby Gore Secondary School',
  ],
  ['a hyphen', ['Bachelor of Arts and Botany, Rowan-', 'Ashby College, 2012'], 'Rowan-Ashby College'],
  [
    'an Italian article',
    ['Laurea in Botanica e Storia, Università', 'della Valdarno, 2012'],
    'Università della Valdarno',
  ],
])('a school is read whole where its row wraps at %s', (_what, lines, school) => {
  expect(schoolsIn(...lines)).toEqual([school]);
});

test.each([
  ['a row that is not full', ['BA, Botany, Harrow', 'International University, 2012'], 'International University'],
  [
    'a subject at its end',
    ['Bachelor of Science in Botany, Economics', 'Harrowmere University, 2012'],
    'Harrowmere University',
  ],
  ['a comma at its end', ['Bachelor of Arts, Botany, Harrow College,', 'Gouda, 2012'], 'Harrow College'],
  [
    'its town and dates below a whole name',
    ['Bachelor of Arts and Botany, Harrow College', 'Ashbymere, LDN 2001-2004'],
    'Harrow College',
  ],
  [
    'a labeled field below',
    ['B.A., Institute of Technology of Harrow', 'Major: Botany'],
    'Institute of Technology of Harrow',
  ],
  ['a grade below', ['Bachelor of Arts, Botany, Harrow College', 'First Class Honours'], 'Harrow College'],
])('a school is not joined with %s', (_what, lines, school) => {
  expect(schoolsIn(...lines)).toEqual([school]);
});

test.each([
  [
    'a bracket',
    ['DNW (diplôme national des tissages et', 'des métiers) Harmonie, au lycée Harrow', '2018-2021'],
    'lycée Harrow | DNW (diplôme national des tissages et des métiers) Harmonie | ',
  ],
  [
    'a word that needs another',
    ['Bachelor of Science in Applied Botany and', 'Weaving, Harrow College, 2012'],
    'Harrow College | Bachelor of Science | Applied Botany and Weaving',
  ],
  [
    'a word of its field',
    ['Harrow College, 2012', "Bachelor's degree in Agriculture Business", 'Administration'],
    "Harrow College | Bachelor's degree | Agriculture Business Administration",
  ],
  [
    'the kind of its school in lower case',
    ['Licence de botanique et tissage, au lycée', 'Harrow, Valdarno, 2012'],
    'lycée Harrow | Licence de botanique et tissage | botanique et tissage',
  ],
])('a degree and its school are read whole where a row wraps at %s', (_what, lines, entry) => {
  expect(studiesIn(...lines)).toEqual([entry]);
});

test('a degree is not joined with a school below that begins in lower case', () => {
  expect(studiesIn('Baccalauréat professionnel en botaniques', 'lycée Harrow, Valdarno', '2015-2018')).toEqual([
    'lycée Harrow | Baccalauréat professionnel | botaniques',
  ]);
});

test.each([
  [
    'the row above was full',
    ['Harrow College', "Associate's degree, Sciences and Support", 'Weaving · (2021 - 2022)'],
    "Harrow College | Associate's degree | Sciences and Support Weaving",
  ],
  [
    'it had room',
    ['Harrow College', 'Associate, Sciences', 'Weaving · (2021 - 2022)'],
    'Harrow College | Associate | Sciences',
  ],
])('a word before its dates is read with the field above by whether %s', (_what, lines, entry) => {
  expect(studiesIn(...lines)[0]).toBe(entry);
});
