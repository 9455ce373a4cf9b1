import { expect, it } from 'vitest';
import { presentAlone } from './present-alone.ts';

it.each([
  ['En cours : Ingénieur chez Acme', 'En cours'],
  ['Current: Welder, Acme', 'Current'],
  ['Present : Fitter', 'Present'],
])('reads the time of %s', (text, time) => {
  const found = presentAlone(text);
  expect(found?.period).toEqual({ start: null, end: 'present', style: 'month-year' });
  expect(text.slice(found?.from, found?.to)).toBe(time);
});

it.each([
  'Date : Paris',
  'Current Electric: Fitter',
  'Present at all fairs',
  'Current: leading a team of five',
  'Welder, current: Acme',
  'Currently',
])('finds none in %s', (text) => {
  expect(presentAlone(text)).toBeNull();
});
