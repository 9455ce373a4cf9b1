import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../testing/reading-by-hand.ts';
import { onPage } from './on-page.ts';

const { reading } = sectionByHand('experience', [
  'Busari Freight Lines',
  'https://github.com/jane-roe',
  'Calculated the benefits of employees',
  'I excel at sales',
  'Customer\tSales',
  'segmentation\tactivities',
  'Machine\tWarehouse',
  'maintenance',
  'A line of more than eight words about the sensitive customer',
  'information that was kept in this long line of words',
]);
const isOnPage = onPage(reading);

describe('whether the page has the words of a term', () => {
  test.each([
    ['freight', true],
    ['GitHub', true],
    ['benefit', true],
    ['employee benefits', false],
    ['Excel', false],
    ['I', false],
    ['logistics', false],
    ['customer segmentation', true],
    ['sales activities', true],
    ['machine maintenance', true],
    ['customer activities', false],
  ])('%s: %s', (term, is) => expect(isOnPage(term)).toBe(is));
});

test('a term goes on in a column that is read after the others', () => {
  const boxes = [
    { x: 50, y: 100, width: 180, height: 12 },
    { x: 50, y: 114, width: 60, height: 12 },
    { x: 150, y: 114, width: 80, height: 12 },
  ];
  const { reading: plainReading } = sectionByHand('skills', ['TruckersHelper vehicle', 'PeopleNet', 'manufacturing']);
  const lines = plainReading.lines.map((line, at) => ({ ...line, box: boxes[at] ?? null }));
  expect(onPage({ ...plainReading, lines })('vehicle manufacturing')).toBe(true);
  expect(onPage(plainReading)('vehicle manufacturing')).toBe(false);
});

test.each([
  [['Product roadmaps', 'Management of vendors'], 'product management'],
  [['Customer support', 'Success planning'], 'customer success'],
  [['Machine maintenance', 'Learning and development'], 'machine learning'],
  [['Product roadmaps\tPayroll', 'Management of vendors\tBudgets'], 'product management'],
  [['Senior product\tPayroll', 'Vendor management\tBudgets'], 'product management'],
  [['Senior product', 'Management of vendors'], 'product management'],
  [['• Senior Product', '• Management of vendors'], 'product management'],
])('separate items of a list are no term: %j, %s', (items, term) => {
  expect(onPage(sectionByHand('skills', items).reading)(term)).toBe(false);
});

test.each([
  [['Led the product', 'management of a plant'], 'product management'],
  [['Head of Product', 'Management for Europe'], 'product management'],
  [['Stets agile', 'Methoden'], 'agile Methoden'],
])('a term goes on in the next line: %j, %s', (lines, term) => {
  expect(onPage(sectionByHand('skills', lines).reading)(term)).toBe(true);
});

test('paragraphs of a Word file are items of their own', () => {
  const { reading: plain } = sectionByHand('skills', ['Senior Product', 'Management of vendors']);
  const lines = plain.lines.map((line, at) => ({ ...line, paragraph: at }));
  expect(onPage({ ...plain, lines })('product management')).toBe(false);
});

test('a line between two others keeps their items apart, however tight the list is', () => {
  const { reading: list } = sectionByHand('skills', ['Strategic product', 'Budgets', 'Management']);
  const lines = list.lines.map((line, at) => ({ ...line, box: { x: 50, y: 100 + at * 11, width: 90, height: 12 } }));
  expect(onPage({ ...list, lines })('product management')).toBe(false);
});

test('the capital of the first word of a term counts only where it is a name', () => {
  const { reading } = sectionByHand('skills', [
    'food waste monitoring, car',
    'cleaning procedures',
    'We excel at sales',
  ]);
  expect(onPage(reading)('Car cleaning')).toBe(true);
  expect(onPage(reading)('Excel')).toBe(false);
  expect(onPage(sectionByHand('skills', ['I gave it support']).reading)('IT support')).toBe(false);
});
