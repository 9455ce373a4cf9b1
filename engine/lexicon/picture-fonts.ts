/** Families of icon and symbol fonts, by a part of their name. `icons` and `emoji` contain only pictures; `symbols` also the bullets of word processors. */
const families: readonly { name: string; kind: 'icons' | 'symbols' | 'emoji' }[] = [
  { name: 'awesome', kind: 'icons' },
  { name: 'icon', kind: 'icons' },
  { name: 'material', kind: 'icons' },
  { name: 'glyph', kind: 'icons' },
  { name: 'feather', kind: 'icons' },
  { name: 'academicons', kind: 'icons' },
  { name: 'entypo', kind: 'icons' },
  { name: 'symbol', kind: 'symbols' },
  { name: 'ding', kind: 'symbols' },
  { name: 'emoji', kind: 'emoji' },
];

const patternOf = (...kinds: readonly (typeof families)[number]['kind'][]): RegExp =>
  new RegExp(
    families
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => name)
      .join('|'),
    'i',
  );

const pictures = patternOf('icons', 'symbols', 'emoji');
const icons = patternOf('icons');
const symbols = patternOf('symbols');

/** True for any font of pictures: its letters and digits are not text. */
export const isPictureFont = (name: string): boolean => pictures.test(name);

/** True for an icon font. Symbol and the Dingbats are not: every reader knows their bullets. */
export const isIconFont = (name: string): boolean => icons.test(name);

/** True for a font that word processors use for bullets: Symbol, Wingdings, Zapf Dingbats. */
export const isSymbolFont = (name: string): boolean => symbols.test(name);

/** Fonts of mathematical signs of TeX, by the start of their name: CMSY10, MSAM10, LMMathSymbols10. */
const mathFonts = /^(?:[A-Z]{6}\+)?(?:cmsy|cmex|cmbsy|msam|msbm|lmsy|lmmathsymbols|stmary|txsy|pxsy|mnsymbol)/iu;

/** True for a font of mathematical signs: resumes take their diamonds and dots to divide values, and none is an icon. */
export const isMathFont = (name: string): boolean => mathFonts.test(name);
