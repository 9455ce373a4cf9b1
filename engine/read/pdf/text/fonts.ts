import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

export type FontFace = { name: string; isBold: boolean; isItalic: boolean };

const ascii = new TextDecoder();
const subsetPrefix = /^[A-Z]{6}\+/;

/** The last two alternatives match TeX font families (cmbx10, SFBX1000); LMSans10-Bold contains 'bold'. */
const boldName = /bold|black|heavy|demi|(^|[-_ ])bd(?![a-z])|^(?:cm|sf|ec|lm)[a-z]{0,3}bx|^cmssbx/i;
const italicName = /italic|oblique|slant|(^|[-_ ])(?:it|ita|obl)(?![a-z])|^(?:cm|sf|ec|lm)(?:ti|sl|bxti|bxsl|ssi)/i;

/** Bits of the font descriptor's /Flags (ISO 32000-1, table 123). */
const italicFlag = 1 << 6;
const forceBoldFlag = 1 << 18;

/** Caches each font, because every text object asks for it. */
export const fontCache = ({ call, heap, scratch }: Pdfium): ((font: Pointer) => FontFace) => {
  const known = new Map<Pointer, FontFace>();

  const faceOf = (font: Pointer): FontFace => {
    if (font === 0) return { name: '', isBold: false, isItalic: false };
    const length = Math.min(call.FPDFFont_GetBaseFontName(font, scratch, 512), 512);
    const name = ascii.decode(heap.copy(scratch, Math.max(0, length - 1))).replace(subsetPrefix, '');
    const flags = call.FPDFFont_GetFlags(font);
    const known = flags === -1 ? 0 : flags;
    return {
      name,
      isBold: boldName.test(name) || (known & forceBoldFlag) !== 0,
      isItalic: italicName.test(name) || (known & italicFlag) !== 0,
    };
  };

  return (font) => {
    const remembered = known.get(font);
    if (remembered !== undefined) return remembered;
    const face = faceOf(font);
    known.set(font, face);
    return face;
  };
};
