import { round } from '../pdfium/matrix.ts';
import type { Matrix } from '../pdfium/matrix.ts';
import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import type { Character } from './characters.ts';
import type { TextStyle } from './text-styles.ts';

/**
 * In font sizes. The boxes of text fonts are up to 1.9 sizes high. Those of fonts with formulas (Cambria: 5.6), and of
 * some that TeX embeds (Lato: 2.7), have room for signs that no resume has, and reach over the lines around them.
 */
const maxHeight = 2.2;

/** In font sizes, of the box that a letter gets instead: what is usual for a text font. */
const above = 0.95;
const below = 0.25;

/** Gives letters whose boxes reach over other lines the box of an ordinary font, on their own baseline. */
export const lowerTallLetters = (
  { call, heap, scratch }: Pdfium,
  { textPage, toDisplay }: { textPage: Pointer; toDisplay: Matrix },
  { font: { sizePt }, angle }: TextStyle,
  characters: readonly Character[],
): void => {
  if (angle !== 0 || sizePt <= 0) return;
  for (const character of characters) {
    if (character.bottom - character.top <= maxHeight * sizePt) continue;
    if (call.FPDFText_GetCharOrigin(textPage, character.index, scratch, scratch + 8) !== 1) continue;
    const baseline = toDisplay.b * heap.f64(scratch) + toDisplay.d * heap.f64(scratch + 8) + toDisplay.f;
    if (baseline < character.top || baseline > character.bottom) continue;
    character.top = round(baseline - above * sizePt);
    character.bottom = round(baseline + below * sizePt);
  }
};
