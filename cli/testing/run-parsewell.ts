import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const golden = (name: string): string => path.join(root, 'corpus', name);
export const clean = path.join(golden('clean-pdf'), 'resume.pdf');
export const word = path.join(golden('clean-docx'), 'resume.docx');
export const scan = path.join(golden('scan-pdf'), 'resume.pdf');
export const unreachable = path.join(golden('no-contact-docx'), 'resume.docx');
export const folder = path.join(os.tmpdir(), `parsewell cli ${process.pid}`);

/** After all tests of a file; the next file makes it again. */
export const removeFolder = (): void => fs.rmSync(folder, { recursive: true, force: true });
const makeFolder = (): unknown => fs.mkdirSync(folder, { recursive: true });

export const written = (name: string, text: string): string => {
  makeFolder();
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

/** The command, run from the folder of the tests. */
export const parsewell = (...words: string[]): { code: number | null; out: string; err: string } =>
  parsewellFed('', ...words);
export const parsewellFed = (input: Uint8Array | string, ...words: string[]): ReturnType<typeof parsewell> => {
  makeFolder();
  const ended = spawnSync(process.execPath, [path.join(root, 'cli/main.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
    // As `npx parsewell` sets it.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
};

export const linesOf = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** What is printed for a file alone, for several tests. */
const alone = new Map<string, ReturnType<typeof parsewell>>();

export const printedAlone = (file: string): ReturnType<typeof parsewell> => {
  const printed = alone.get(file) ?? parsewell('check', file);
  alone.set(file, printed);
  return printed;
};
