import { describe, expect, test } from 'vitest';
import { boxOf, readPage, someText } from '#engine/testing/read-built-pdf.ts';
import { runWith } from '#engine/testing/run-with.ts';

const text = 'BT /F1 11 Tf 72 700 Td (secret) Tj ET';
const cover = '0.9 g 60 680 200 60 re f 0 g';

describe('the order of painting', () => {
  test.each([
    ['a box after the text covers it', `${text} ${cover}`, 'covered'],
    ['a box before the text does not', `${cover} ${text}`, undefined],
    ['a box that is clipped away does not', `${text} q 0 0 10 10 re W n ${cover} Q`, undefined],
    ['a box in another place does not', `${text} 0.9 g 60 80 200 60 re f 0 g`, undefined],
    ['a transparent box does not', `${text} q /Clear gs ${cover} Q`, undefined],
    ['an outline does not', `${text} 60 680 200 60 re S`, undefined],
  ])('%s', async (_what, content, hidden) => {
    expect(runWith(await readPage(`${content}\n${someText}`), 'secret').hidden).toBe(hidden);
  });

  test('applies inside forms too', async () => {
    const { hidden } = runWith(await readPage(`${text} /Cover Do\n${someText}`, { forms: { Cover: cover } }), 'secret');
    expect(hidden).toBe('covered');
  });
});

test('includes the content of a form at the position of the form', async () => {
  const forms = { Moved: 'BT /F1 12 Tf 10 10 Td (Harrow) Tj ET 0 0 100 40 re S' };
  const document = await readPage(`q 1 0 0 1 200 300 cm /Moved Do Q`, { forms });
  expect(Math.round(boxOf(runWith(document, 'Harrow')).x)).toBe(210);
  const boxes = document.shapes.map(({ place }) => (place.kind === 'page' ? [place.box.x, place.box.width] : []));
  expect(boxes.map((box) => box.map((points) => Math.round(points / 10) * 10))).toEqual([[200, 100]]);
});
