import type { WordFont } from './design.ts';

/** Fallbacks for programs without the font: a free one with the same metrics where there is one, so that lines break in the same places. */
const fonts: Record<WordFont, { instead: string; family: 'swiss' | 'roman' }> = {
  Calibri: { instead: 'Carlito', family: 'swiss' },
  Cambria: { instead: 'Caladea', family: 'roman' },
  Georgia: { instead: 'Gelasio', family: 'roman' },
  Arial: { instead: 'Liberation Sans', family: 'swiss' },
  'Trebuchet MS': { instead: 'Open Sans', family: 'swiss' },
  'Times New Roman': { instead: 'Liberation Serif', family: 'roman' },
};

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The part of a Word file that names its fonts and their fallbacks. The library writes an empty one. */
export const fontTable = (used: readonly WordFont[]): { path: string; data: string } => {
  const rows = [...new Set(used)].map((name) => {
    const { instead, family } = fonts[name];
    return `<w:font w:name="${name}"><w:altName w:val="${instead}"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`;
  });
  const data = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${namespace}">${rows.join('')}</w:fonts>`;
  return { path: 'word/fontTable.xml', data };
};
