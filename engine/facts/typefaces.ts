import { compilePhrases } from '../lexicon/phrases/compile.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Typeface } from '../model/facts.ts';

/** Less than this share of the letters is a sign, a logo or a bullet. */
const minShare = 0.03;
/** Names that a program made up: they name no typeface. */
const nameless = /^$|^(?:[a-z]{1,3}|font|type ?3)\d*$|^[a-z]\d/i;
const styleWords = compilePhrases(
  `
  regular
  roman
  book
  thin
  extra
  ultra
  semi
  demi
  light
  medium
  bold
  heavy
  black
  italic
  oblique
  slanted
  condensed
  narrow
  caps
  display
  text
  math
  mono
  variable
  std
  pro
  mt
  ps
  lt
  ot
  otf
  ttf
  `,
  { ignoreCase: true },
);
/** The words behind the name of the family: 'Arial-BoldMT', 'Garamond Semi Bold'. */
const style = new RegExp(`(?:[ -]?${styleWords.source})+$`, 'iu');
/** TeX stores each style of Computer Modern, and of the fonts made after it, as a font of its own. */
const computerModern = /^(?:cm|sf|ec|lm|bitstreamcm)[a-z]{1,12}\d*$/i;

/** The typefaces of the text that a person sees, the most used first, whatever their styles and sizes. */
export const typefacesOf = (document: SourceDocument): readonly Typeface[] => {
  const found = new Map<string, { name: string; run: number; letters: number }>();
  let all = 0;
  for (const [index, { text, font, hidden }] of document.runs.entries()) {
    const letters = hidden === undefined ? (text.match(/\p{L}/gu)?.length ?? 0) : 0;
    const name = familyOf(font.name);
    if (letters === 0 || nameless.test(name)) continue;
    all += letters;
    const key = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    const before = found.get(key);
    found.set(
      key,
      before === undefined ? { name, run: index, letters } : { ...before, letters: before.letters + letters },
    );
  }
  return [...found.values()]
    .filter(({ letters }) => letters / all >= minShare)
    .sort((a, b) => b.letters - a.letters || a.run - b.run)
    .map(({ name, run }) => ({ name, run }));
};

/** 'Georgia-BoldItalic' and 'Georgia,Bold' are both 'Georgia'. */
const familyOf = (name: string): string => {
  if (computerModern.test(name.replace(/-.*$/, ''))) return 'Computer Modern';
  const family = name.split(/[-,_]/)[0]?.slice(0, 60) ?? '';
  const spaced = family.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').trim();
  return spaced.replace(style, '').trim() || spaced;
};
