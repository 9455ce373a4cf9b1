import { expect, test } from 'vitest';
import { filesBelow, readSource } from './source-files.ts';

/** Where formatters are kept by their input. */
const owner = 'web/ui/intl.ts';

/** The formatters of a module that are made when it is loaded, or again with each call. */
const formattersIn = (source: string): readonly string[] =>
  source.replaceAll(/madeOnce\(\s*\(\) =>[\s{]*(?:const \w+ =|return)?\s*new Intl\./g, '').match(/new Intl\.\w+/g) ??
  [];

test('a formatter of Intl, which takes a phone 10 ms to make, is made on first use and once', () => {
  const files = ['web', 'contract'].flatMap((folder) => filesBelow(folder, /^(?!.*\.test\.).*\.tsx?$/));
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => file !== owner && formattersIn(readSource(file)).length > 0);
  expect(found).toEqual([]);
});

test.each([
  ["const day = new Intl.DateTimeFormat('en-US');", 1],
  ["const dayOf = (at: Date) => new Intl.DateTimeFormat('en-US').format(at);", 1],
  ["const day = madeOnce(() => new Intl.DateTimeFormat('en-US'));", 0],
])('%s', (source, count) => {
  expect(formattersIn(source)).toHaveLength(count);
});
