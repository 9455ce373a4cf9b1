import type { DocumentTraits } from '../../model/document.ts';

export type CharacterCounts = Pick<DocumentTraits, 'ligatures' | 'softHyphens' | 'unmappedCharacters'>;

const ligatures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ﬀ: 'ff',
    ﬁ: 'fi',
    ﬂ: 'fl',
    ﬃ: 'ffi',
    ﬄ: 'ffl',
    ﬅ: 'st',
    ﬆ: 'st',
  }),
);

/** Text as a person reads it: ligatures written out, soft hyphens and zero-width characters removed. Adds to `counts`. */
export const plainText = (stored: string, counts: CharacterCounts): string => {
  if (asciiText.test(stored)) return stored;
  return (
    stored
      .replace(/[ﬀ-ﬆ]/g, (ligature) => {
        counts.ligatures++;
        return ligatures.get(ligature) ?? ligature;
      })
      .replace(/\u00ad/g, () => {
        counts.softHyphens++;
        return '';
      })
      .replace(/[\u200b\u2060\ufeff]/g, '')
      // Joiners shape letters in other scripts and emoji; beside Latin letters they only split words.
      .replace(/(?<=[\s!-\u024f])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?=[!-\u024f])/g, '')
      .replace(/[\ue000-\uf8ff\ufffd]/g, (character) => {
        counts.unmappedCharacters++;
        return character;
      })
  );
};

const asciiText = /^[\t\n\r -~]*$/;

/**
 * Characters of common symbols, by font and code (minus 0xF000): the bullets, ticks, arrows and contact icons of
 * resumes. From the character tables of Microsoft's Wingdings and Symbol.
 */
const symbols: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: {
    0x28: '☎',
    0x29: '✆',
    0x2a: '✉',
    0x6c: '●',
    0x6d: '❍',
    0x6e: '■',
    0x6f: '□',
    0x71: '❑',
    0x76: '❖',
    0x9f: '•',
    0xa7: '▪',
    0xa8: '◻',
    0xd8: '➢',
    0xe0: '→',
    0xe8: '➔',
    0xfc: '✔',
    0xfe: '☑',
  },
  symbol: { 0x2d: '−', 0xae: '→', 0xb0: '°', 0xb1: '±', 0xb7: '•', 0xa3: '≤', 0xb3: '≥' },
};

/** The character of a `w:sym`; a private use character when the glyph of that font is unknown. */
export const symbolOf = (font: string, code: number, counts: CharacterCounts): string => {
  if (!Number.isInteger(code) || code < 0x20 || code > 0xffff) return '';
  const known = symbols[font.toLowerCase()]?.[code & 0xff];
  if (known !== undefined) return known;
  if (code < 0xe000 && !(font.toLowerCase() in symbols)) return String.fromCharCode(code);
  counts.unmappedCharacters++;
  return String.fromCharCode(0xf000 | (code & 0xff));
};
