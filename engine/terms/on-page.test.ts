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
  'Turtle Creek Threshold',
  'Software Goldenseal',
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
    ['Turtle Creek Software Goldenseal', true],
    ['customer activities', false],
    ['Creek Goldenseal', false],
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
