import { describe, expect, test } from 'vitest';
import { readPage } from '#engine/testing/read-built-pdf.ts';

const fontNamed = async (name: string) => {
  const { runs } = await readPage('BT /X 12 Tf 72 700 Td (Ines Harrow) Tj ET', {
    fonts: { X: { dictionary: `/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding` } },
  });
  const font = runs[0]?.font;
  return [font?.name, font?.isBold, font?.isItalic];
};

describe('the face of a font by its name', () => {
  test.each([
    ['Helvetica', 'Helvetica', false, false],
    ['ABCDEF+Inter-Regular', 'Inter-Regular', false, false],
    ['Inter-SemiBold', 'Inter-SemiBold', true, false],
    ['Inter-BoldItalic', 'Inter-BoldItalic', true, true],
    ['Roboto-Black', 'Roboto-Black', true, false],
    ['Garamond-Oblique', 'Garamond-Oblique', false, true],
    ['CMBX10', 'CMBX10', true, false],
    ['CMTI10', 'CMTI10', false, true],
    ['SFBX1000', 'SFBX1000', true, false],
    ['Abduction', 'Abduction', false, false],
  ])('%s', async (stored, name, isBold, isItalic) => {
    expect(await fontNamed(stored)).toEqual([name, isBold, isItalic]);
  });
});
