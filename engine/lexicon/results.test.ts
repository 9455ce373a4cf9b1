import { expect, test } from 'vitest';
import { showsResult } from './results.ts';

const shows = (text: string): boolean => showsResult({ text, words: text.match(/[\p{L}'’-]+/gu) ?? [] });

test.each([
  'Responsible for reducing waste in the plant',
  'Attended a course on improving communication',
  'Attended a course, improving communication',
  'Performed enhanced due diligence checks',
  'Voted in the works council meetings',
  'Tasked with increasing sales in the region',
  'Assisted with cutting fabric and lowering boats',
  'Handled planning, reducing stock and improving stores',
  'Handled wool, cutting machines and boats',
])('a task: %s', (text) => {
  expect(shows(text)).toBe(false);
});

test.each([
  'Redesigned the forms, reducing errors',
  '• Built a new press, and thereby increasing output',
  'Voted best apprentice of the plant',
  'Reduced waste in the plant',
])('a result: %s', (text) => {
  expect(shows(text)).toBe(true);
});
