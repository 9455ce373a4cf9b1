import { describe, expect, test } from 'vitest';
import { runWith } from '#engine/testing/run-with.ts';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

const runIn = async (content: string) => runWith(await readPage(`${content}\n${someText}`), 'Harrow');

describe('the style of text on a page', () => {
  test.each([
    ['its size', 'BT /F1 12 Tf 72 700 Td (Harrow) Tj ET', { sizePt: 12 }],
    ['its size through the matrix of the text', 'BT /F1 1 Tf 14 0 0 14 72 700 Tm (Harrow) Tj ET', { sizePt: 14 }],
    [
      'its size through the matrix of the page',
      'q 2 0 0 2 0 0 cm BT /F1 6 Tf 36 350 Td (Harrow) Tj ET Q',
      { sizePt: 12 },
    ],
    ['its size on the page, however it is turned', 'BT /F1 10 Tf 0 1 -1 0 300 300 Tm (Harrow) Tj ET', { sizePt: 10 }],
    ['the colour of its ink', 'BT /F1 12 Tf 1 0 0 rg 72 700 Td (Harrow) Tj 0 g ET', { color: '#ff0000' }],
    ['the colour of its outline', 'BT /F1 12 Tf 1 Tr 0 0 1 RG 72 700 Td (Harrow) Tj 0 Tr ET', { color: '#0000ff' }],
    ['bold where it is filled and outlined', 'BT /F1 12 Tf 2 Tr 72 700 Td (Harrow) Tj 0 Tr ET', { isBold: true }],
    ['bold by its font', 'BT /F2 12 Tf 72 700 Td (Harrow) Tj ET', { isBold: true }],
  ])('%s', async (_what, content, font) => {
    expect((await runIn(content)).font).toMatchObject(font);
  });

  test.each([
    ['level', '1 0 0 1 100 700', undefined],
    ['upwards', '0 1 -1 0 100 300', -90],
    ['downwards', '0 -1 1 0 100 700', 90],
    ['upside down', '-1 0 0 -1 300 300', -180],
  ])('its direction: %s', async (_what, matrix, angle) => {
    expect((await runIn(`BT /F1 10 Tf ${matrix} Tm (Harrow) Tj ET`)).angle).toBe(angle);
  });
});
