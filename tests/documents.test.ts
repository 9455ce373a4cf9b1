import { expect, test } from 'vitest';
import { checksDocument, readmeWithSettings } from '#tools/documents.ts';
import { readSource } from './source-files.ts';

test('docs/checks.md says what the code says (npm run documents writes it)', () => {
  expect(readSource('docs/checks.md')).toBe(checksDocument());
});

test('the README lists every setting as the code reads it (npm run documents writes it)', () => {
  const readme = readSource('README.md');
  expect(readme).toBe(readmeWithSettings(readme));
});
