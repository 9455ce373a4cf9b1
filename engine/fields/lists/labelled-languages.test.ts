import { expect, test } from 'vitest';
import { readingsOf } from '../../layout/readings-of.ts';
import { docxDocument } from '../../testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const languagesIn = (title: string, ...lines: readonly string[]): readonly string[] => {
  const document = docxDocument([
    'Wilma Garner',
    'wilma@garner.example',
    { text: title, headingLevel: 1 },
    ...lines,
    { text: 'Education', headingLevel: 1 },
    'BSc Baking, Harrow College, 2010',
  ]);
  return resumeOf(readingsOf(document).visual, document).languages.map(({ value }) => value);
};

test.each([
  ['Languages:\tEnglish, Swahili, Kikuyu', ['English', 'Swahili', 'Kikuyu']],
  ['Language Known : English, Hindi & Tamil', ['English', 'Hindi', 'Tamil']],
  ['LANGUAGES\tVietnamese (native); English (fluent)', ['Vietnamese (native)', 'English (fluent)']],
  ['Languages: Java, Python', []],
  ['Language of instruction: English', []],
  ['English, Swahili', []],
])('are read behind their label among personal details: %s', (line, languages) => {
  expect(languagesIn('Personal Details', 'Nationality: Kenyan', line)).toEqual(languages);
});

test('are not read behind a label in a job', () => {
  expect(languagesIn('Work Experience', 'Baker, Mill Lane Bakery, 2019 - 2022', 'Languages: English, Hindi')).toEqual(
    [],
  );
});
