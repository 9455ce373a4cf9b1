import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extract, outputOf } from '../truth/extract.ts';

const conversionMs = 300_000;

/** The text of Word files by LibreOffice, all in one start of it; empty where it is not installed. */
export const libreOfficeTexts = (files: readonly string[]): ReadonlyMap<string, string> => {
  if (files.length === 0) return new Map();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-texts-'));
  const words = [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    'txt:Text (encoded):UTF8',
  ];
  outputOf('soffice', [...words, '--outdir', folder, ...files], conversionMs);
  const texts = files.flatMap((file) => {
    const text = path.join(folder, `${path.basename(file, path.extname(file))}.txt`);
    return fs.existsSync(text) ? [[file, fs.readFileSync(text, 'utf8')] as const] : [];
  });
  fs.rmSync(folder, { recursive: true });
  return new Map(texts);
};

/** What extractors that ignore layout, or keep it, find in a file, by their names. Header and footer of a Word file are not the body's text for them. */
export const textsOf = async (
  file: string,
  byLibreOffice: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> => {
  const { texts } = await extract(file);
  const all = new Map(Object.entries(texts).filter(([by]) => by !== 'headers and footers'));
  if (!file.endsWith('.docx')) return all;
  // Without '-s', pandoc leaves out paragraphs in Word's style 'Title': it keeps them as metadata.
  const byPandoc = outputOf('pandoc', ['-s', '-t', 'plain', '--wrap=none', file]);
  if (byPandoc !== null) all.set('pandoc', byPandoc);
  const text = byLibreOffice.get(file);
  if (text !== undefined) all.set('LibreOffice', text);
  return all;
};
