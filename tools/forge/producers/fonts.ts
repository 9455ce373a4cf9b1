import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
