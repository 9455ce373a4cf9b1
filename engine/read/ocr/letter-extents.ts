/** How far the ink of letters reaches above and below the baseline, in em, in common text fonts. */
const capHeight = 0.71;
const xHeight = 0.52;
const descent = 0.21;

const tall = /[\p{Lu}\d\p{Script=Han}bdfhijklt/|()[\]{}&%$#@!?"'’‘“”]/u;
const low = /[gjpqyQ,;/|()[\]{}$@]/u;
const letter = /[\p{L}\d]/u;

/** null for words of marks alone ('–', '•'), whose ink says nothing about the size of the type. */
const extentOf = (text: string): { above: number; below: number } | null =>
  letter.test(text) ? { above: tall.test(text) ? capHeight : xHeight, below: low.test(text) ? descent : 0 } : null;

/** The font size and the baseline (in the unit of the box) that a word with this box of ink has. */
export const typeOf = (text: string, top: number, bottom: number): { size: number; baseline: number } | null => {
  const extent = extentOf(text);
  if (extent === null) return null;
  const size = (bottom - top) / (extent.above + extent.below);
  return { size, baseline: bottom - extent.below * size };
};
