import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// `npm run fonts` writes the small fonts of web/styles/fonts: the characters that our own texts consist of, in the
// weights that we use. Their size is less than half of that of the Latin fonts, which a page loads only if it has
// other letters, as in a name.

/** ASCII, and what our texts have beyond it. `basic.css` has the same characters as a range. */
export const basicCharacters: readonly string[] = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from('\u00A0©·×é–—‘’“”•…→✓'),
];

export const weights = { min: 400, max: 700 };

export const fonts = ['inter', 'source-serif-4', 'jetbrains-mono'] as const;

const require = createRequire(import.meta.url);

/** A font with these characters only, as WOFF2. */
export const basicFont = (font: (typeof fonts)[number]): Promise<Buffer> => {
  const source = require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
  return subsetFont(fs.readFileSync(source), basicCharacters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
};

export const fileOf = (font: (typeof fonts)[number]): string =>
  fileURLToPath(new URL(`../web/styles/fonts/${font}-basic.woff2`, import.meta.url));

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const font of fonts) fs.writeFileSync(fileOf(font), await basicFont(font));
