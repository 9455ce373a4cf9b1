import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { wordsIn } from '#engine/testing/lost-words.ts';

export const extractors = ['mammoth', 'pandoc', 'LibreOffice'] as const;
type Extractor = (typeof extractors)[number];

const maxBuffer = 64 * 1024 * 1024;
const run = (program: string, words: readonly string[]): string =>
  execFileSync(program, [...words], { encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] });

/** '' for a damaged file that the program refuses. */
const textOrNothing = (program: string, words: readonly string[]): string => {
  try {
    return run(program, words);
  } catch {
    return '';
  }
};

const pdfOf = (docx: string): string => docx.replace(/\.docx$/u, '.pdf');

/** The words that another program reads in a Word file. LibreOffice: those of its PDF, which `pagesOf` has made. */
export const wordsBy = async (extractor: Extractor, docx: string): Promise<readonly string[]> => {
  if (extractor === 'mammoth') return wordsIn((await mammoth.extractRawText({ path: docx })).value);
  // Without '-s' it leaves out the paragraph in the style of a title, which it takes for data about the document.
  if (extractor === 'pandoc') return wordsIn(textOrNothing('pandoc', ['-s', '-t', 'plain', '--wrap=none', docx]));
  return existsSync(pdfOf(docx)) ? wordsIn(run('pdftotext', [pdfOf(docx), '-'])) : [];
};

/** How many pages LibreOffice makes of each file of a folder; 0 for one that it does not open. */
export const pagesOf = (folder: string, names: readonly string[]): readonly number[] => {
  const files = names.map((name) => join(folder, name));
  const hasCrashed = !makePdfs(folder, files);
  // It crashes on a damaged file, and makes nothing of those behind it.
  if (hasCrashed) for (const file of files) if (!existsSync(pdfOf(file))) makePdfs(folder, [file]);
  return files.map((file) =>
    existsSync(pdfOf(file)) ? Number(/^Pages:\s+(\d+)/mu.exec(run('pdfinfo', [pdfOf(file)]))?.[1] ?? 0) : 0,
  );
};

const makePdfs = (folder: string, files: readonly string[]): boolean => {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files]);
    return true;
  } catch {
    return false;
  }
};
