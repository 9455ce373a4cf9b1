import { expect, test } from 'vitest';
import { halfOf } from './half.ts';
import { withKnownHalf } from './known-half.ts';

const towns = ['Utrecht', 'Austin', 'Lagos', 'Leeds', 'Puebla', 'Gdynia', 'Recife', 'Tampere', 'Cork', 'Bergen'];
const source = ['export const towns = lines(`', ...towns.map((town, index) => `${town}|${index}`), '`);'].join('\n');

test('a data file keeps the known half of its entries, and its code', () => {
  const kept = withKnownHalf(source);
  expect(kept.startsWith('export const towns = lines(`\n')).toBe(true);
  expect(kept.endsWith('`);')).toBe(true);
  for (const town of towns) expect(kept.includes(town), town).toBe(halfOf(town) === 'known');
});

test('a short string between backticks is code, not data', () => {
  expect(withKnownHalf('const a = `${b} and c`;')).toBe('const a = `${b} and c`;');
});
