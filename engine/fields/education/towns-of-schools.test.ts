import { expect, test } from 'vitest';
import { readingsOf } from '../../layout/readings-of.ts';
import { sectionsOf } from '../../sections/sections-of.ts';
import { pdfDocument, type PageText } from '../../testing/build-document.ts';
import { educationOf } from './education.ts';

const studiesIn = (texts: readonly PageText[]): readonly string[] => {
  const document = pdfDocument([
    { text: 'Wilma Garner', x: 60, y: 40, sizePt: 22, isBold: true },
    { text: 'Education', x: 60, y: 80, isBold: true, sizePt: 14 },
    ...texts,
  ]);
  const reading = readingsOf(document).visual;
  const sections = sectionsOf(reading, document).filter(({ kind }) => kind === 'education');
  return educationOf(reading, sections).map(({ institution, degree, field }) =>
    [institution, degree, field].map((one) => one?.value ?? '').join(' | '),
  );
};

/** A school in bold type with what follows it in ordinary type, dates at the left, and the degree below. */
const entry = (y: number, dates: string, school: string, behind: string, degree: string): PageText[] => [
  { text: dates, x: 60, y },
  { text: school, x: 160, y, isBold: true },
  { text: behind, x: 160 + school.length * 5, y },
  { text: degree, x: 160, y: y + 13 },
];

test('what is behind the comma of a school is its town, and not the beginning of the degree below', () => {
  expect(
    studiesIn([
      ...entry(110, '2002 - 2005', 'Harrow High', ', Ceres', 'Matric with exemption'),
      ...entry(150, '1998 - 2002', 'Ashby-Gymnasium', ', Leer', 'Abitur'),
    ]),
  ).toEqual(['Harrow High | Matric with exemption | ', 'Ashby-Gymnasium | Abitur | ']);
});

test('a subject behind the comma of a school stays with the degree below', () => {
  const [study] = studiesIn(entry(110, '2002 - 2005', 'Harrow College', ', Computer Science', 'Bachelor of Science'));
  expect(study).toContain('Computer Science');
});
