import { expect, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, type FlowParagraph } from '#engine/testing/build-document.ts';
import { sectionsOf } from '../sections-of.ts';

const cell = (row: number, column: number, text: string): FlowParagraph => ({ text, cell: { table: 0, row, column } });
const title = (row: number, column: number, text: string): FlowParagraph => ({
  ...cell(row, column, text),
  isBold: true,
  sizePt: 14,
});
const objective = 'Baker of rye bread who wants to learn how cakes are made in a town by the sea.';
const skills = ['Kneading', 'Scoring', 'Shaping'];

const sectionsIn = (paragraphs: readonly FlowParagraph[]) => {
  const document = docxDocument([
    { text: 'Wilma Garner', sizePt: 20 },
    { text: 'wilma@garner.example' },
    ...paragraphs,
  ]);
  const { visual } = readingsOf(document);
  return sectionsOf(visual, document).map(({ heading, lines }) => [
    heading?.text ?? null,
    lines.map((line) => visual.lines[line]?.text),
  ]);
};

test('two titles in a row of a Word table head the two cells below', () => {
  const rows = [title(0, 0, 'Objective'), title(0, 1, 'Skills'), cell(1, 0, objective)];
  expect(sectionsIn([...rows, ...skills.map((text) => cell(1, 1, text))]).slice(1)).toEqual([
    ['Objective', [objective]],
    ['Skills', skills],
  ]);
});

test('an empty section above another one has no cell of its list', () => {
  const rows = [0, 1].flatMap((row) => [0, 1, 2].map((column) => cell(row, column, `Baking ${row}${column}`)));
  const sections = sectionsIn([
    { text: 'Objective', headingLevel: 1 },
    { text: 'Skills', headingLevel: 1 },
    ...rows.map((one) => ({ ...one })),
  ]);
  expect(sections.find(([heading]) => heading === 'Objective')).toEqual(['Objective', []]);
});
