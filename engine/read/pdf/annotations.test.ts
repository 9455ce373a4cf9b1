import { describe, expect, test } from 'vitest';
import { buildPdf, type PageToBuild } from '#engine/testing/build-pdf.ts';
import { readPdfBytes, someText } from '#engine/testing/read-built-pdf.ts';

const read = (page: Omit<PageToBuild, 'content'>, content = '') =>
  readPdfBytes(buildPdf({ pages: [{ content: `${someText} ${content}`, ...page }] }));

/** The addresses that belong to words, with a link over this rectangle. */
const addressesUnder = async (rectangle: readonly [number, number, number, number]): Promise<string[]> => {
  const { runs } = await read({ links: [{ address: 'https://example.org', rectangle }] });
  return runs.flatMap(({ link }) => (link === undefined ? [] : [link]));
};

describe('links', () => {
  const links = [{ address: 'https://example.org', rectangle: [70, 695, 130, 715] as const }];

  test('have an address and a place counted from the top', async () => {
    const { links: found } = await read({ links });
    expect(found).toEqual([
      {
        address: 'https://example.org',
        place: { kind: 'page', page: 1, box: { x: 70, y: 77, width: 60, height: 20 } },
      },
    ]);
  });

  test('belong to the text under them', async () => {
    const { runs } = await read({ links }, 'BT /F1 12 Tf 72 700 Td (My site) Tj ET');
    expect(runs.find(({ text }) => text === 'My site')?.link).toBe('https://example.org');
  });

  test('over the background of the page belong to no words, one over a whole side column does', async () => {
    expect(await addressesUnder([0, 0, 612, 780])).toEqual([]);
    expect(await addressesUnder([0, 0, 250, 780])).toContain('https://example.org');
  });

  test('without an address are left out', async () => {
    expect((await read({ links: [{ address: ' ', rectangle: [70, 695, 130, 715] }] })).links).toEqual([]);
  });
});

describe('form fields', () => {
  test('are counted, and their text is read', async () => {
    const { traits, runs } = await read({ fields: [{ text: 'Leeds', rectangle: [72, 600, 272, 620] }] });
    expect(traits.contentControls).toBe(1);
    expect(runs.some(({ text }) => text.includes('Leeds'))).toBe(true);
  });

  test('are read where the file leaves it to the viewer to draw them', async () => {
    const { runs } = await read({ fields: [{ text: 'Ullapool', rectangle: [72, 600, 272, 620], isUndrawn: true }] });
    const [run, ...others] = runs.filter(({ text }) => text.includes('Ullapool'));
    expect(others).toEqual([]);
    expect(run?.place).toMatchObject({ kind: 'page', page: 1 });
    if (run?.place.kind === 'page') expect(Math.abs(run.place.box.y - 180)).toBeLessThan(12);
  });

  test('are all there is of some forms', async () => {
    const fields = ['Ines Harrow', 'Leeds', 'Miller at Stone and Sons, 2019 to 2021', 'Weaver at Loom House, 2015'].map(
      (text, at) => ({ text, rectangle: [72, 600 - at * 30, 472, 620 - at * 30] as const }),
    );
    const { runs } = await readPdfBytes(buildPdf({ pages: [{ content: '', fields }] }));
    expect(runs.map(({ text }) => text.trim())).toEqual(fields.map(({ text }) => text));
  });

  test('are absent from an ordinary page', async () => {
    expect((await read({})).traits).toMatchObject({ contentControls: 0, comments: 0 });
  });
});
