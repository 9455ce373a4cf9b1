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
