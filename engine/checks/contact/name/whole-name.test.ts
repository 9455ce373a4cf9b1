import { expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import type { FlowParagraph, PageText } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import { isSurelyWhole } from './whole-name.ts';

const isWholeIn = (document: SourceDocument, value: string, at: number): boolean => {
  const facts = factsFrom(document);
  const text = facts.visual.lines[at]?.text ?? '';
  const from = text.indexOf(value);
  if (from < 0) throw new Error(`'${value}' is not in '${text}'`);
  const spans = [{ order: 'visual', line: at, from, to: from + value.length }] as const;
  return isSurelyWhole({ value, spans, confidence: 1 }, facts);
};

/** Whether `value` is surely the whole name on a page that begins with `head`, read from its line `at`. */
const isWhole = (head: readonly (string | PageText)[], value: string, at = 0): boolean =>
  isWholeIn(pdfDocument([...head, ...sample.slice(1)]), value, at);

const isWholeInWord = (head: readonly FlowParagraph[], value: string, at = 0): boolean =>
  isWholeIn(docxDocument([...head, ...sample.slice(1)]), value, at);

test.each([
  'Jane Roe',
  'Suharto',
  'Nomthandazo kaMagwaza',
  'Nguyen Thi Hoa',
  'Ann McDonald',
  'MaryAnn Holt',
  'Chukwuemeka OkaforEze',
  'Pieter VanderBerg',
  'Josefa DelaCruz',
  "Sean O'Neill",
  'Maria DeLuca',
  'jane roe',
  'JANE ROE',
])('a name alone on its line is whole: %s', (name) => expect(isWhole([name], name)).toBe(true));

test.each([
  ['Jane Roe, PhD', 'Jane Roe'],
  ['Jane Roe, BSN, RN', 'Jane Roe'],
  ['Jane Roe, OTR/L', 'Jane Roe'],
  ['JANE ROE, MD', 'JANE ROE'],
  ['Jane Roe, Head nurse', 'Jane Roe'],
  ['Jane Roe | Nurse', 'Jane Roe'],
  ['Dr. Jane Roe', 'Jane Roe'],
])('what a sign sets apart is no part of a name: %s', (line, name) => expect(isWhole([line], name)).toBe(true));

test.each([
  ['Jane Roe', 'Jane'],
  ['Jane Ann (Maria) Roe', 'Jane Ann'],
  ['Maria Jane Roe', 'Jane Roe'],
  ['Roe, Jane', 'Roe'],
  ['ROE, JANE', 'ROE'],
  ['Roe, J. Ann', 'J. Ann'],
])('words beside a name may be more of it: %s', (line, name) => expect(isWhole([line], name)).toBe(false));

const large = { sizePt: 24 };

test.each([
  ['one type', large, large],
  ['light and bold type', large, { ...large, isBold: true }],
  ['two sizes', { sizePt: 28 }, { sizePt: 18 }],
  ['small type above large type', { sizePt: 10 }, large],
  ['large type above small bold type', large, { sizePt: 12, isBold: true }],
  ['ordinary type', {}, {}],
])('a line above or below the name may be its other half: %s', (_, upper, lower) => {
  const head = [
    { text: 'Jane Ann', ...upper },
    { text: 'Roe Berg', ...lower },
  ];
  expect(isWhole(head, 'Jane Ann')).toBe(false);
  expect(isWhole(head, 'Roe Berg', 1)).toBe(false);
  expect(isWholeInWord(head, 'Jane Ann')).toBe(false);
});

test.each([
  ['an occupation', 'Head Nurse', { sizePt: 14 }],
  ['a sentence', 'Builder of calm teams', { sizePt: 14 }],
  ['her initials', 'JR', { sizePt: 15 }],
  ['a section title', 'Summary', { sizePt: 14, isBold: true }],
])('%s below a name is none', (_, text, type) => {
  expect(
    isWhole(
      [
        { text: 'Jane Roe', ...large },
        { text, ...type },
      ],
      'Jane Roe',
    ),
  ).toBe(true);
});

test('the title of a document above a name is none', () => {
  expect(
    isWhole(
      [
        { text: 'Curriculum Vitae', sizePt: 30 },
        { text: 'Jane Roe', ...large },
      ],
      'Jane Roe',
      1,
    ),
  ).toBe(true);
});

/** 'Jane Ann' in large type, and other words on its line. */
const isWholeBeside = (text: string, sizePt: number): boolean =>
  isWhole(
    [
      { text: 'Jane Ann', x: 72, y: 60, ...large },
      { text, x: 400, y: 60 + 0.78 * (24 - sizePt), sizePt },
      { text: '', y: 90 },
    ],
    'Jane Ann',
  );

test('a part behind a wide gap in the size of the name may be its other half', () => {
  expect(isWholeBeside('Roe', 24)).toBe(false);
  expect(isWholeBeside('+1 312-555-0142', 24)).toBe(true);
  expect(isWholeBeside('Roe', 10)).toBe(true);
});

/** 'Jane' and 'roe Berg', stored apart. */
const isWholeWithGap = (gapPt: number): boolean =>
  isWhole(
    [
      { text: 'Jane', right: 200, y: 60, ...large },
      { text: 'roe Berg', x: 200 + gapPt, y: 60, ...large },
      { text: '', y: 90 },
    ],
    'Janeroe Berg',
  );

test('words that touch on the page are one, and two that a narrow gap parts may have lost their space', () => {
  expect(isWholeWithGap(0.2)).toBe(true);
  expect(isWholeWithGap(3.5)).toBe(false);
});

test('letters that are all set apart are words, and those that are typed apart are none', () => {
  expect(isWhole([{ text: 'JANE ROE', letterSpacing: 8, ...large }], 'JANE ROE')).toBe(true);
  expect(isWhole([{ text: 'J A N E   R O E', ...large }], 'JANE ROE')).toBe(false);
  expect(isWhole([{ text: 'J A N E R O E', ...large }], 'JANEROE')).toBe(false);
});

const bold = { isBold: true };

test.each([
  ['JaneRoe', [{ text: 'Jane' }, { text: 'Roe', ...bold }], false],
  ["SeanO'Neill", [{ text: 'Sean' }, { text: "O'Neill", ...bold }], false],
  ['Jane Roe', [{ text: 'J', ...bold }, { text: 'ane ' }, { text: 'R', ...bold }, { text: 'oe' }], true],
  ['Jane Roe', [{ text: 'Jane ' }, { text: 'Roe', ...bold }], true],
])('a word in two types may be two words, unless one of them is its initial: %s', (name, runs, is) => {
  expect(isWholeInWord([{ runs }], name)).toBe(is);
});
