import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { signalRows, signalRowsIn, withWithholdableRows } from './signal-rows.ts';

const root = path.resolve(import.meta.dirname, '../..');

const file = 'engine/fields/harbors.ts';
const source = `
type Signal = { signal: string; weight: number; example: string; holds: (text: string) => boolean };
export const rows = [
  { signal: 'quay', weight: 1.5, example: 'North Quay', holds: (text) => text.includes('Quay') },
  {
    signal: "behind 'at'",
    weight: -2,
    example: 'at North Quay',
    holds: (text) => text.startsWith('at '),
  },
  { signal: 'quay', weight: 3, example: 'Quay', holds: (text) => text === 'Quay' },
];
`;

test('finds each row with its weight, and tells rows of one name apart', () => {
  expect(signalRowsIn(file, source).map(({ id, weight }) => [id, weight])).toEqual([
    ['fields/harbors: quay', 1.5],
    ["fields/harbors: behind 'at'", -2],
    ['fields/harbors: quay (2)', 3],
  ]);
});

test('a row that is taken out never holds, and holds again afterward', async () => {
  const code = withWithholdableRows(file, source)
    .replace(/^type .*$/m, '')
    .replaceAll('(text)', 'text');
  const { rows } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    rows: readonly { holds: (text: string) => boolean }[];
  };
  const holding = (): readonly boolean[] => rows.map(({ holds }) => holds('Quay'));
  expect(holding()).toEqual([true, false, true]);
  vi.stubGlobal('withheldRow', 'fields/harbors: quay (2)');
  expect(holding()).toEqual([true, false, false]);
  vi.unstubAllGlobals();
  expect(holding()).toEqual([true, false, true]);
});

test('tells which rows held', async () => {
  const code = withWithholdableRows(file, source)
    .replace(/^type .*$/m, '')
    .replaceAll('(text)', 'text');
  const { rows } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    rows: readonly { holds: (text: string) => boolean }[];
  };
  const held = new Set<string>();
  vi.stubGlobal('heldRows', held);
  for (const { holds } of rows) holds('North Quay');
  vi.unstubAllGlobals();
  expect([...held]).toEqual(['fields/harbors: quay']);
});

test('finds the rows of the engine, each under a name of its own', () => {
  const rows = signalRows(root);
  const files = new Set(rows.map(({ file: of }) => of));
  for (const recognizer of [
    'fields/experience/titles',
    'fields/experience/employers',
    'fields/education/evidence/institution-signals',
  ])
    expect(files).toContain(`engine/${recognizer}.ts`);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
