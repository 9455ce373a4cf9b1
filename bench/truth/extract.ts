import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import { root } from '../shared-material.ts';

/** A word with its place on the page, in points from the top left. */
export type PlacedWord = { text: string; page: number; x: number; y: number; width: number; height: number };

/** What programs other than our engine say about a file. Everything is empty where a program is not installed. */
export type Extracted = {
  /** Text by the program that extracted it. */
  texts: Readonly<Record<string, string>>;
  words: readonly PlacedWord[];
  pages: readonly { width: number; height: number }[];
  /** Names of the fonts, without subset prefixes. */
  fonts: readonly string[];
  /** Size of each picture on its page, in points. */
  pictures: readonly { page: number; width: number; height: number }[];
  /** Lines of pdfinfo: 'Pages' -> '2'. */
  info: Readonly<Record<string, string>>;
  links: readonly string[];
  /** Stretches of text in stored order with their size and rotation in degrees. */
  stretches: readonly { text: string; page: number; x: number; y: number; sizePt: number; angle: number }[];
  /** XML of a Word file by the name of its part. */
  parts: Readonly<Record<string, string>>;
};

const nothing: Extracted = {
  texts: {},
  words: [],
  pages: [],
  fonts: [],
  pictures: [],
  info: {},
  links: [],
  stretches: [],
  parts: {},
};

const maxOutputBytes = 64 * 1024 * 1024;
const timeoutMs = 20_000;

/** The output of a program; null when it is not installed or fails. */
export const outputOf = (program: string, words: readonly string[], timeout = timeoutMs): string | null => {
  const ended = spawnSync(program, words, { encoding: 'utf8', maxBuffer: maxOutputBytes, timeout });
  return ended.error !== undefined || ended.status !== 0 ? null : ended.stdout;
};

const programs = ['pdftotext', 'mutool', 'pdffonts', 'pdfimages', 'pdfinfo', 'pdftoppm', 'unzip'] as const;

/** The programs that are missing on this machine. What they would witness is skipped. */
export const missingPrograms = (): readonly string[] =>
  programs.filter((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error !== undefined);

/** Change it when this file extracts something else. */
const cacheVersion = { pdf: 'v2', docx: 'v3' };
const cacheFolder = path.join(root, 'node_modules/.cache/parsewell-truth');

/** What other programs extract from a file. Kept by its contents, because that does not depend on our engine. */
export const extract = async (file: string): Promise<Extracted> => {
  const bytes = fs.readFileSync(file);
  const isPdf = bytes.subarray(0, 4).toString('latin1') === '%PDF';
  const key = `${cacheVersion[isPdf ? 'pdf' : 'docx']}-${createHash('sha256').update(bytes).digest('hex')}.json`;
  const kept = path.join(cacheFolder, key);
  if (fs.existsSync(kept)) return JSON.parse(fs.readFileSync(kept, 'utf8')) as Extracted;
  const extracted = isPdf ? await fromPdf(file, bytes) : await fromDocx(file);
  fs.mkdirSync(cacheFolder, { recursive: true });
  fs.writeFileSync(kept, JSON.stringify(extracted));
  return extracted;
};

const withText = (by: string, text: string | null): Record<string, string> => (text === null ? {} : { [by]: text });

const fromPdf = async (file: string, bytes: Uint8Array): Promise<Extracted> => {
  const pdfjs = await fromPdfjs(bytes).catch(() => null);
  const boxes = outputOf('pdftotext', ['-bbox', file, '-']);
  return {
    ...nothing,
    texts: {
      ...withText('pdftotext', outputOf('pdftotext', [file, '-'])),
      ...withText('pdftotext -layout', outputOf('pdftotext', ['-layout', file, '-'])),
      ...withText('pdftotext -raw', outputOf('pdftotext', ['-raw', file, '-'])),
      ...withText('mutool', outputOf('mutool', ['draw', '-q', '-F', 'txt', file])),
      ...(pdfjs === null ? {} : { 'pdf.js': pdfjs.text }),
    },
    words: boxes === null ? [] : wordsOf(boxes),
    pages: boxes === null ? [] : pagesOf(boxes),
    fonts: fontsOf(outputOf('pdffonts', [file]) ?? ''),
    pictures: picturesOf(outputOf('pdfimages', ['-list', file]) ?? ''),
    info: Object.fromEntries(
      (outputOf('pdfinfo', [file]) ?? '').split('\n').map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    ),
    links: pdfjs?.links ?? [],
    stretches: pdfjs?.stretches ?? [],
  };
};

const attribute = (tag: string, name: string): number => Number(new RegExp(`${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0);

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const wordsOf = (boxes: string): PlacedWord[] => {
  let page = 0;
  return boxes.split('\n').flatMap((line) => {
    if (line.includes('<page ')) page += 1;
    const text = /<word [^>]*>(.*?)<\/word>/u.exec(line)?.[1];
    if (text === undefined) return [];
    const [x, y] = [attribute(line, 'xMin'), attribute(line, 'yMin')];
    const [width, height] = [attribute(line, 'xMax') - x, attribute(line, 'yMax') - y];
    return [{ text: unescaped(text), page, x, y, width, height }];
  });
};

const pagesOf = (boxes: string): { width: number; height: number }[] =>
  [...boxes.matchAll(/<page [^>]*>/gu)].map(([tag]) => ({
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
  }));

/** 'ABCDEF+Lato-Bold  TrueType ...' -> 'Lato-Bold', below a header of two lines. */
const fontsOf = (table: string): string[] =>
  table
    .split('\n')
    .slice(2)
    .flatMap((line) => /^(?:[A-Z]{6}\+)?(\S+)/.exec(line)?.[1] ?? []);

/** Rows of pdfimages: page, number, type, width, height ... horizontal and vertical pixels per inch. Masks have no size of their own. */
const picturesOf = (table: string): Extracted['pictures'] =>
  table
    .split('\n')
    .slice(2)
    .flatMap((line) => {
      const [page, , type, width, height, , , , , , , , xPpi, yPpi] = line.trim().split(/\s+/);
      if (type !== 'image' || xPpi === undefined || yPpi === undefined) return [];
      const size = { width: (72 * Number(width)) / Number(xPpi), height: (72 * Number(height)) / Number(yPpi) };
      return [{ page: Number(page), ...size }];
    });

const fromPdfjs = async (bytes: Uint8Array): Promise<Pick<Extracted, 'links' | 'stretches'> & { text: string }> => {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  let text = '';
  const links: string[] = [];
  const stretches: Extracted['stretches'][number][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      text += item.hasEOL ? `${item.str}\n` : item.str;
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      const angle = (Math.atan2(b, a) * 180) / Math.PI - page.rotate;
      stretches.push({ text: item.str, page: number, x, y, sizePt: Math.hypot(c, d), angle });
    }
    text += '\n\f';
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url !== undefined) links.push(url);
  }
  return { text, links, stretches };
};

const isTextPart = /^word\/(?:header\d*|footer\d*|footnotes|comments|styles\d*|numbering)\.xml$|^docProps\/core\.xml$/;
const usualMain = 'word/document.xml';

/** Some programs name the document 'word/document2.xml'; the relationships of the package tell. */
const mainPartOf = (file: string): string => {
  const relationships = outputOf('unzip', ['-p', file, '_rels/.rels']) ?? '';
  const main = /<Relationship\b[^>]*\/officeDocument"[^>]*>/.exec(relationships)?.[0] ?? '';
  return /Target="\/?([^"]+)"/.exec(main)?.[1] ?? usualMain;
};

const fromDocx = async (file: string): Promise<Extracted> => {
  const main = mainPartOf(file);
  const names = (outputOf('unzip', ['-Z1', file]) ?? '').split('\n').filter(Boolean);
  const parts = Object.fromEntries(
    names.map((name) => [
      name === main ? usualMain : name.replace(/^(word\/styles)\d+(?=\.xml$)/, '$1'),
      name === main || isTextPart.test(name) ? (outputOf('unzip', ['-p', file, name]) ?? '') : '',
    ]),
  );
  const mammothText = await mammoth.extractRawText({ path: file }).catch(() => null);
  const body = parts[usualMain] ?? '';
  return {
    ...nothing,
    texts: {
      ...withText('XML', body === '' ? null : textOfXml(body)),
      ...withText('mammoth', mammothText?.value ?? null),
      ...withText('headers and footers', marginsOf(parts)),
    },
    links: linksOf(file, main, body),
    fonts: [...new Set([...body.matchAll(/w:ascii="([^"]+)"/g)].map(([, name]) => name ?? ''))],
    parts,
  };
};

/** Targets of hyperlinks: relationships of the document, and field codes in its text. */
const linksOf = (file: string, main: string, body: string): string[] => {
  const relationships = outputOf('unzip', ['-p', file, main.replace(/[^/]+$/, '_rels/$&.rels')]) ?? '';
  const targets = [...relationships.matchAll(/Target="((?:https?:|mailto:|tel:)[^"]*)"/g)];
  const fields = [...unescaped(body).matchAll(/HYPERLINK\s+"([^"]+)"/g)];
  return [...targets, ...fields].map(([, target]) => unescaped(target ?? ''));
};

const marginsOf = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .filter(([name]) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
    .map(([, xml]) => textOfXml(xml))
    .join('\n');

/** The text of a part of a Word file, a paragraph a line, without deleted text. The copy of a text box for old programs is left out. */
export const textOfXml = (xml: string): string =>
  unescaped(
    xml
      .replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')
      .replaceAll(/<w:instrText[^>]*>[^<]*<\/w:instrText>|<w:delText[^>]*>[^<]*<\/w:delText>/g, '')
      // Places and sizes of drawings are numbers between tags, as text is.
      .replaceAll(/<(wp(?:14)?:(?:posOffset|align|pct\w+))>[^<]*<\/\1>/g, '')
      .replaceAll(/<w:p(?: [^>]*)?\/>/g, '\n')
      .replaceAll(/<w:tab\/>|<w:tab [^>]*\/>/g, '\t')
      .replaceAll(/<w:(?:br|cr)\b[^>]*\/>|<\/w:p>/g, '\n')
      .replaceAll(/<w:noBreakHyphen\/>/g, '-')
      .replaceAll(/<[^>]+>/g, ''),
  );
