import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksDocument, readmeWithSettings } from '#tools/documents.ts';
import { asJson, publicData, samplePicture } from '#tools/public-data.ts';
import { readSource, root } from './source-files.ts';

test('docs/checks.md says what the code says (npm run documents writes it)', () => {
  expect(readSource('docs/checks.md')).toBe(checksDocument());
});

test('the README lists every setting as the code reads it (npm run documents writes it)', () => {
  const readme = readSource('README.md');
  expect(readme).toBe(readmeWithSettings(readme));
});

test('the pages show the weights, facts, figures and the sample report that the engine gives today (npm run documents writes them)', async () => {
  const files = Object.entries(await publicData());
  expect(files.length).toBeGreaterThan(3);
  for (const [file, data] of files) expect(readSource(file), file).toBe(asJson(data));
});

test('the page of the sample report is drawn from its file', async () => {
  const stored = fs.readFileSync(path.join(root, 'web/public/sample-report/page-1.png'));
  expect(stored.equals(await samplePicture())).toBe(true);
});
