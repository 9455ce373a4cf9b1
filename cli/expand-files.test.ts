import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expandFiles } from './expand-files.ts';
import { WrongUse } from './wrong-use.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell files '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
for (const name of [
  'b.pdf',
  'a.pdf',
  'a (1).pdf',
  'deep/c.pdf',
  'deep/d.docx',
  '.hidden/e.pdf',
  'node_modules/f.pdf',
]) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), '');
}
const inFolder = (names: readonly string[]): string[] => names.map((name) => path.join(folder, name));

test.each([
  [['*.pdf'], ['a (1).pdf', 'a.pdf', 'b.pdf']],
  [['**/*.{pdf,docx}'], ['a (1).pdf', 'a.pdf', 'b.pdf', 'deep/c.pdf', 'deep/d.docx']],
  // Named first, so not a second time.
  [
    ['b.pdf', '*.pdf'],
    ['b.pdf', 'a (1).pdf', 'a.pdf'],
  ],
  // Asked for twice.
  [
    ['b.pdf', 'b.pdf'],
    ['b.pdf', 'b.pdf'],
  ],
  // Looks like a pattern, and is a file.
  [['a (1).pdf'], ['a (1).pdf']],
  // Is no pattern: whether it can be opened is seen later.
  [['nowhere.pdf'], ['nowhere.pdf']],
])('%j', async (words, files) => {
  expect(await expandFiles(inFolder(words))).toEqual(inFolder(files));
});

test('a pattern does not stand for what the command writes', async () => {
  expect(await expandFiles(inFolder(['*.pdf']), inFolder(['b.pdf']))).toEqual(inFolder(['a (1).pdf', 'a.pdf']));
});

test('standard input is no pattern, and a pattern without files is wrong use', async () => {
  expect(await expandFiles(['-'])).toEqual(['-']);
  await expect(expandFiles(inFolder(['*.odt']))).rejects.toThrow(WrongUse);
  await expect(expandFiles(inFolder(['deep*']))).rejects.toThrow('No file matches the pattern');
});
