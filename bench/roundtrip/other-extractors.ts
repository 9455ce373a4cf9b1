import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import type { TemplateFormat } from '#contract/api/templates.ts';
import { libreOfficeTexts } from '../recovery/recovered-texts.ts';
import { outputOf } from '../truth/extract.ts';

type Extractor = {
  name: string;
  format: TemplateFormat;
  /** The program that has to be installed; without it, the extractor comes with our packages. */
  program?: string;
  textOf: (file: string) => string | null | Promise<string | null>;
};

/** Every file of LibreOffice goes through one start of it: `libreOffice` below. */
const extractors: readonly Extractor[] = [
  { name: 'pdftotext', format: 'pdf', program: 'pdftotext', textOf: (file) => outputOf('pdftotext', [file, '-']) },
  {
    name: 'mutool',
    format: 'pdf',
    program: 'mutool',
    textOf: (file) => outputOf('mutool', ['draw', '-q', '-F', 'txt', file]),
  },
  {
    name: 'pdf.js',
    format: 'pdf',
    textOf: async (file) => {
      const document = await getDocumentProxy(new Uint8Array(fs.readFileSync(file)), { verbosity: 0 });
      return (await extractText(document, { mergePages: true })).text;
    },
  },
  { name: 'docx2txt', format: 'docx', program: 'docx2txt', textOf: (file) => outputOf('docx2txt', [file, '-']) },
  {
    name: 'pandoc',
    format: 'docx',
    program: 'pandoc',
    // Without '-s' it leaves out the paragraph in the style of a title, which it takes for data about the document.
    textOf: (file) => outputOf('pandoc', ['-s', '-t', 'plain', '--wrap=none', file]),
  },
  { name: 'mammoth', format: 'docx', textOf: async (file) => (await mammoth.extractRawText({ path: file })).value },
];

const libreOffice = { name: 'LibreOffice', format: 'docx', program: 'soffice' } as const;

/** Files of one start: LibreOffice has a time limit for each. */
const batch = 60;

const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

const isThere = ({ program }: { program?: string }): boolean => program === undefined || isInstalled(program);

/** Every extractor by its name, and those that come with our packages. */
export const allExtractors: readonly string[] = [...extractors, libreOffice].map(({ name }) => name);
export const packagedExtractors: readonly string[] = extractors
  .filter(({ program }) => program === undefined)
  .map(({ name }) => name);

/** The extractors of this machine, and the names of those that are missing. */
export const installedExtractors = (): { installed: readonly string[]; missing: readonly string[] } => {
  const all = [...extractors, libreOffice];
  return {
    installed: all.filter(isThere).map(({ name }) => name),
    missing: all.filter((one) => !isThere(one)).map(({ name }) => name),
  };
};

type File = { id: string; format: TemplateFormat; bytes: Uint8Array };

/** What each installed extractor reads in each file: by its name, then by the id of the file. null where it fails. */
export const textsByExtractor = async (
  files: readonly File[],
  installed: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-roundtrip-'));
  const pathOf = ({ id, format }: File): string => path.join(folder, `${id}.${format}`);
  for (const file of files) fs.writeFileSync(pathOf(file), file.bytes);
  const texts = new Map<string, Map<string, string | null>>();
  for (const { name, format, textOf } of extractors.filter((one) => installed.includes(one.name))) {
    const own = new Map<string, string | null>();
    for (const file of files.filter((one) => one.format === format)) {
      const text = await Promise.resolve(textOf(pathOf(file))).catch(() => null);
      own.set(file.id, text);
    }
    texts.set(name, own);
  }
  if (installed.includes(libreOffice.name)) {
    const own = files.filter(({ format }) => format === libreOffice.format);
    const byLibreOffice = new Map<string, string | null>();
    for (let at = 0; at < own.length; at += batch) {
      const part = own.slice(at, at + batch);
      const read = libreOfficeTexts(part.map(pathOf));
      for (const file of part) byLibreOffice.set(file.id, read.get(pathOf(file)) ?? null);
    }
    texts.set(libreOffice.name, byLibreOffice);
  }
  fs.rmSync(folder, { recursive: true });
  return texts;
};
