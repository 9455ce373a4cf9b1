import { expect, test } from 'vitest';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

/** A gray picture of one row, drawn 200 by 200 points large. */
const plainIn = async (grays: readonly number[], before = ''): Promise<boolean> => {
  const data = grays.map((gray) => String.fromCodePoint(gray)).join('');
  const dictionary = `/Width ${grays.length}/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray`;
  const content = `q ${before} q 200 0 0 200 300 500 cm /Own Do Q Q ${someText}`;
  const { pictures } = await readPage(content, { pictures: { Own: { dictionary, data } } });
  expect(pictures).toHaveLength(1);
  return pictures[0]?.isPlain === true;
};

test('a picture of one color, of a disc or of a soft shadow is plain', async () => {
  expect(await plainIn([40])).toBe(true);
  expect(await plainIn([40, 40, 40, 40, 40, 40])).toBe(true);
  expect(await plainIn(Array.from({ length: 60 }, (_, column) => 60 + column))).toBe(true);
});

test('a picture with as many edges as a letter is not', async () => {
  expect(await plainIn([40, 40, 120, 120, 40, 40, 120, 120])).toBe(false);
});

test('a picture that is painted through letters is their color', async () => {
  const clip = 'BT 7 Tr /F1 11 Tf 310 600 Td (Ines Harrow of Leeds) Tj ET';
  expect(await plainIn([40, 40, 120, 120, 40, 40, 120, 120], clip)).toBe(true);
});
