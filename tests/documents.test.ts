import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksDocument, readmeWithSettings } from '#tools/documents.ts';
import { makeMarkedPages } from '#tools/marked-pages/marked-pages.ts';
import { asJson, publicData } from '#tools/public-data.ts';
import { samplePicture } from '#tools/sample-report.ts';
import { storedTextDates, textDates } from '#tools/text-dates.ts';
import { filesBelow, readSource, root } from './source-files.ts';

test('docs/checks.md matches the code (npm run documents writes it)', () => {
  expect(readSource('docs/checks.md')).toBe(checksDocument());
});

test('the README lists every setting of the code (npm run documents writes it)', () => {
  const readme = readSource('README.md');
  expect(readme).toBe(readmeWithSettings(readme));
});

test('the pages show the current weights, facts, figures and sample report (npm run documents writes them)', async () => {
  const files = Object.entries(await publicData());
  expect(files.length).toBeGreaterThan(3);
  for (const [file, data] of files) expect(readSource(file), file).toBe(asJson(data));
});

test("the sample report's page is drawn from its file", async () => {
  const stored = fs.readFileSync(path.join(root, 'web/public/sample-report/page-1.png'));
  expect(stored.equals(await samplePicture())).toBe(true);
});

test("the articles' example pages are drawn from the files whose marks they show", async () => {
  const made = Object.entries(await makeMarkedPages());
  expect(made.length).toBeGreaterThan(8);
  for (const [id, { marks, picture }] of made) {
    expect(marks.length, id).toBeGreaterThan(0);
    const stored = fs.readFileSync(path.join(root, `web/public/marked-pages/${id}.png`));
    expect(stored.equals(picture), id).toBe(true);
  }
});

test('articles and legal texts show the day on which they were last changed (npm run documents writes it)', () => {
  expect(Object.keys(textDates()).length).toBeGreaterThan(13);
  expect(textDates()).toEqual(storedTextDates());
});

const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', /\.md$/)];
/** Paths that a document names in backticks, without those with a placeholder ('<id>'). */
const pathsIn = (document: string): string[] =>
  [
    ...readSource(document).matchAll(
      /`((?:engine|contract|content|processes|server|web|cli|corpus|e2e|bench|tests|tools|docs)\/[\w./-]*)`/g,
    ),
  ].map(([, named = '']) => named);

test('every path that a document names exists', () => {
  const named = documents.flatMap((document) => pathsIn(document).map((file) => ({ document, file })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ file }) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});

test('docs/architecture.md describes every folder of server and web', () => {
  const said = readSource('docs/architecture.md');
  const folders = ['server', 'web'].flatMap((area) =>
    fs
      .readdirSync(path.join(root, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${area}/${name}`),
  );
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !said.includes(`\`${folder}`))).toEqual([]);
});
