import { expect, test } from 'vitest';

import { docxDocument } from '../testing/build-document.ts';
import type { FlowParagraph } from '../testing/build-document.ts';
import { readingsOf } from './readings-of.ts';

const both = (paragraphs: readonly (string | FlowParagraph)[]) => {
  const { stream, visual } = readingsOf(docxDocument(paragraphs));
  return { stream: stream.lines.map((line) => line.text), visual: visual.lines.map((line) => line.text) };
};

const cell = (row: number, column: number, text: string): FlowParagraph => ({ text, cell: { table: 0, row, column } });

test('header and footer are in the visual reading but not in the stream', () => {
  const { stream, visual } = both([
    'Ida Brandvold',
    { text: 'Bergen', part: 'footer' },
    { text: 'ida@brandvold.example', part: 'header' },
  ]);
  expect(visual).toEqual(['ida@brandvold.example', 'Ida Brandvold', 'Bergen']);
  expect(stream).toEqual(['Ida Brandvold']);
});

test('text boxes are read where they are anchored', () => {
  const { stream, visual } = both(['Ida Brandvold', { text: 'Skills', textBox: 0 }, 'Experience']);
  expect(visual).toEqual(['Ida Brandvold', 'Skills', 'Experience']);
  expect(stream).toEqual(visual);
});

const box = (text: string, textBox: number, topPt: number): FlowParagraph => ({
  text,
  textBox,
  boxPlace: { anchor: 0, topPt },
});

test('text boxes of one paragraph are read from top to bottom, and streamed as they are stored', () => {
  const { stream, visual } = both(['Ida Brandvold', box('Miller', 0, 300), box('Skills', 1, 20), box('Rye', 1, 20)]);
  expect(visual).toEqual(['Ida Brandvold', 'Skills', 'Rye', 'Miller']);
  expect(stream).toEqual(['Ida Brandvold', 'Miller', 'Skills', 'Rye']);
});

test('hidden text is in the stream but not in the visual reading', () => {
  const { stream, visual } = both([{ runs: ['Ida ', { text: 'kubernetes', hidden: 'vanish' }] }]);
  expect(visual).toEqual(['Ida']);
  expect(stream).toEqual(['Ida kubernetes']);
});

test('a row of short cells is one visual line, and one line per cell in the stream', () => {
  const { stream, visual } = both([
    cell(0, 0, 'Miller'),
    cell(0, 1, '2019 - 2021'),
    cell(1, 0, 'Weaver'),
    cell(1, 1, '2015'),
  ]);
  expect(visual).toEqual(['Miller\t2019 - 2021', 'Weaver\t2015']);
  expect(stream).toEqual(['Miller', '2019 - 2021', 'Weaver', '2015']);
});

test('a date cell joins the first line of the entry beside it', () => {
  const { visual } = both([
    cell(0, 0, '2019 - 2021'),
    cell(0, 1, 'Miller, Stone & Sons'),
    cell(0, 1, 'Ground eleven tons of rye a week'),
    cell(0, 1, 'Taught four apprentices'),
  ]);
  expect(visual).toEqual([
    '2019 - 2021\tMiller, Stone & Sons',
    'Ground eleven tons of rye a week',
    'Taught four apprentices',
  ]);
});

test('cells with independent texts are columns', () => {
  const lines = readingsOf(
    docxDocument([
      cell(0, 0, 'Contact'),
      cell(0, 0, 'ida@brandvold.example'),
      cell(0, 1, 'Experience'),
      cell(0, 1, 'Miller, Stone & Sons'),
      cell(0, 1, 'Ground rye'),
    ]),
  ).visual.lines;
  expect(lines.map((line) => [line.column, line.isBesideColumn])).toEqual([
    [0, true],
    [0, true],
    [1, true],
    [1, true],
    [1, true],
  ]);
});

test('numbered paragraphs are list items without a marker in their text', () => {
  const [line] = readingsOf(docxDocument([{ text: 'Ground rye', listMarker: '•' }])).visual.lines;
  expect(line).toMatchObject({ text: 'Ground rye', isListItem: true, markerLength: 0 });
});

test('a break inside a paragraph starts a line, a tab stays', () => {
  expect(both(['Miller\t2019\nStone & Sons']).visual).toEqual(['Miller\t2019', 'Stone & Sons']);
});

test('headings keep their level and paragraphs their number', () => {
  const [, heading] = readingsOf(docxDocument(['Ida', { text: 'Experience', headingLevel: 2 }])).visual.lines;
  expect(heading).toMatchObject({ headingLevel: 2, paragraph: 1, page: null, box: null });
});

test('an empty paragraph is a gap', () => {
  const lines = readingsOf(docxDocument(['Ida', '', 'Experience'])).visual.lines;
  expect(lines.map((line) => line.gapAbove)).toEqual([null, 1]);
});

const grid = [
  ['Course', 'School', 'Board of', 'Examination', 'Year', 'Marks'],
  ['HSC', 'Lakeside', 'School', 'State Board', '2014', '71 %'],
  ['SSLC', 'Barnfield', 'School', 'State Board', '2012', '65 %'],
];
const gridCells = (rows: readonly (readonly string[])[], columns: readonly number[]): FlowParagraph[] =>
  rows.flatMap((texts, row) => texts.map((text, index) => cell(row, columns[index] ?? 0, text)));

test('labels above a row with figures make a grid, also of rows that share a cell', () => {
  const table = [
    ...['Course', 'Year', 'School', 'Marks'].map((text, column) => cell(0, column, text)),
    ...['HSC', '2014', 'Lakeside', 'School', '71 %'].map((text, at) => cell(1, [0, 1, 2, 2, 3][at] ?? 0, text)),
    cell(2, 1, '2012'),
    cell(2, 3, '65 %'),
  ];
  expect(both(table).visual).toEqual(['Course\tYear\tSchool\tMarks', 'HSC\t2014\tLakeside School\t71 %', '2012\t65 %']);
});

test('a row of a grid of small cells is one visual line, also where a cell has two paragraphs', () => {
  const { visual } = both(gridCells(grid, [0, 1, 1, 2, 3, 4]));
  expect(visual).toEqual([
    'Course\tSchool Board of\tExamination\tYear\tMarks',
    'HSC\tLakeside School\tState Board\t2014\t71 %',
    'SSLC\tBarnfield School\tState Board\t2012\t65 %',
  ]);
});

test('a table of few rows only places its cells', () => {
  const { visual } = both(gridCells(grid.slice(0, 2), [0, 1, 1, 2, 3, 4]));
  expect(visual).toHaveLength(12);
});

test('employer, title and dates beside their duties are one line above them', () => {
  const duties = 'Ground rye and oats for the bakers of three towns, and kept the books of the mill for nine years';
  const rows = [
    ['Employer', 'Post', 'Dates', 'Main duties'],
    ['Mill of Bergen', 'Miller', 'Sep 2021 to date', duties],
    ['Loom House', 'Weaver', 'Feb 2017 to Jun 2019', duties],
  ];
  const { visual } = both(rows.flatMap((row, at) => row.map((text, column) => cell(at, column, text))));
  expect(visual).toEqual([
    'Employer\tPost\tDates\tMain duties',
    'Mill of Bergen\tMiller\tSep 2021 to date',
    duties,
    'Loom House\tWeaver\tFeb 2017 to Jun 2019',
    duties,
  ]);
});

const bold = (row: number, text: string): FlowParagraph => ({ ...cell(row, 0, ''), runs: [{ text, isBold: true }] });

const table = (titles: readonly string[]): FlowParagraph[] =>
  titles.flatMap((title, row) => [bold(row, title), cell(row, 1, `Text of row ${row}`)]);

test('a title in the first column of a table is a line of its own, however short its text is', () => {
  const { visual } = both(table(['Experience', 'Apron and stones', 'Education']));
  expect(visual).toEqual([
    'Experience',
    'Text of row 0',
    'Apron and stones',
    'Text of row 1',
    'Education',
    'Text of row 2',
  ]);
  const form = both(table(['Name', 'Languages', 'Born', 'Town', 'Nationality', 'Street']));
  expect(form.visual[1]).toBe('Languages\tText of row 1');
});

test('two titles beside each other in a table head what is below them, as cells of one row', () => {
  const { visual } = both([
    bold(0, 'Skills'),
    { ...bold(0, 'Languages'), cell: { table: 0, row: 0, column: 1 } },
    cell(1, 0, 'Kneading'),
    cell(1, 1, 'English'),
    bold(2, 'Education'),
    { ...bold(2, 'Awards'), cell: { table: 0, row: 2, column: 1 } },
  ]);
  expect(visual).toEqual(['Skills\tLanguages', 'Kneading\tEnglish', 'Education\tAwards']);
});
