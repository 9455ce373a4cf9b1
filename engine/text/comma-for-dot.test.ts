import { expect, test } from 'vitest';
import { hasCommaForDot } from './comma-for-dot.ts';

test.each(['jane.roe@example,com', 'Jane.Roe@Example,com', 'JANE@EXAMPLE,COM', 'jane@example,co.uk'])(
  'an address with a comma for its dot: %s',
  (text) => {
    expect(hasCommaForDot(text)).toBe(true);
  },
);

test.each([
  'jane@example.com, joe@example.com',
  'jane@example.com,joe@example.com',
  'Manager @ Harbor Foods, Chicago',
  'Manager@Harbor,Boston',
  'Clerk@Harbor,IL',
  '@janeroe,designer',
])('no address with a comma for its dot: %s', (text) => {
  expect(hasCommaForDot(text)).toBe(false);
});
