import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { charactersOf } from '#server/typst/characters-of.ts';
import type { Typography } from '../looks/parts.ts';

export type FontStyle = 'regular' | 'bold' | 'italic' | 'icons';

type Files = Readonly<Record<Exclude<FontStyle, 'icons'>, string>>;

type Family = { css: string; docx: string; files: Files };

const inPackage = (folder: string, name: string, styles: Files): Family['files'] => {
  const file = (style: string): string =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`));
  return { regular: file(styles.regular), bold: file(styles.bold), italic: file(styles.italic) };
};

/** Debian's fonts-liberation, which comes with Chromium. */
const liberation = '/usr/share/fonts/truetype/liberation';

const installed = (name: string, css: string, docx: string, otherwise: Family['files']): Family => {
  const file = (style: string): string => path.join(liberation, `${name}-${style}.ttf`);
  const files = { regular: file('Regular'), bold: file('Bold'), italic: file('Italic') };
  return { css, docx, files: Object.values(files).every((each) => fs.existsSync(each)) ? files : otherwise };
};

const regular = { regular: '400Regular', bold: '700Bold', italic: '400Regular_Italic' };
const inter = inPackage('inter', 'Inter', regular);
const serif = inPackage('source-serif-4', 'SourceSerif4', regular);

export const fontFamilies: Readonly<Record<Typography['font'], Family>> = {
  sans: { css: 'Inter', docx: 'Calibri', files: inter },
  serif: { css: 'Source Serif 4', docx: 'Georgia', files: serif },
  mono: {
    css: 'JetBrains Mono',
    docx: 'Consolas',
    files: inPackage('jetbrains-mono', 'JetBrainsMono', { ...regular, italic: '400Regular' }),
  },
  arial: installed('LiberationSans', 'Liberation Sans', 'Arial', inter),
  times: installed('LiberationSerif', 'Liberation Serif', 'Times New Roman', serif),
};

/** Fontkit cannot subset the code ligatures of JetBrains Mono ('C++'). */
const plainMono = installed('LiberationMono', '', '', fontFamilies.mono.files).files;

export const filesForPdfkit = (font: Typography['font']): Files =>
  font === 'mono' ? plainMono : fontFamilies[font].files;

const drawnBy = new Map<string, ReadonlySet<number>>();

const hasAll = (file: string, text: string): boolean => {
  const characters = drawnBy.get(file) ?? charactersOf(fs.readFileSync(file));
  drawnBy.set(file, characters);
  return (
    /[^\n]/u.test(text) && Array.from(text).every((sign) => sign === '\n' || characters.has(sign.codePointAt(0) ?? 0))
  );
};

const widest: Readonly<Record<Typography['font'], Typography['font']>> = {
  sans: 'sans',
  serif: 'serif',
  mono: 'sans',
  arial: 'sans',
  times: 'serif',
};

/** No font on this machine has all letters of a text, for example 'ə' beside the joined 'fi'. */
export class MissingGlyphs extends Error {}

/** The font itself, or a similar one with more characters where it lacks some of the text: a missing glyph is a box. */
export const fontFor = (font: Typography['font'], text: string): Typography['font'] => {
  if (hasAll(filesForPdfkit(font).regular, text)) return font;
  const other = widest[font];
  if (hasAll(fontFamilies[other].files.regular, text)) return other;
  throw new MissingGlyphs(`No font of the forge draws all of: ${text.slice(0, 80)} ...`);
};
