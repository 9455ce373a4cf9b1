import { describe, expect, test } from 'vitest';
import { readPage } from '#engine/testing/read-built-pdf.ts';

const map = (...pairs: readonly [string, string][]) =>
  `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs
    .map(([code, to]) => `<${code}> <${to}>`)
    .join(' ')} endbfchar endcmap`;
const read = async (shown: string, toUnicode: string) => {
  const { runs, traits } = await readPage(`BT /X 12 Tf 72 700 Td (${shown}) Tj ET`, {
    fonts: { X: { dictionary: '/Subtype/Type1/BaseFont/Inter', toUnicode } },
  });
  return {
    text: runs.map((run) => run.text).join('|'),
    isUnmapped: runs.some((run) => run.isUnmapped === true),
    traits,
  };
};

describe('mapping a code to a character', () => {
  test.each([
    ['a letter', '0041', 'A'],
    ['a letter with an accent', '00E9', 'é'],
    ['a letter beyond the basic plane', 'D835DC00', '𝐀'],
    ['a tab is a gap', '0009', ' '],
    ['a hyphen that is seen', '00AD', '-'],
  ])('%s', async (_what, to, text) => {
    const found = await read('xyx', map(['78', '0058'], ['79', to]));
    expect(found.text).toBe(`X${text}X`);
    expect(found.isUnmapped).toBe(false);
  });

  test.each([
    ['private use', 'E001'],
    ['a control character', '0003'],
    ['no character', 'FFFD'],
  ])('%s is marked and counted', async (_what, to) => {
    const found = await read('xyx', map(['78', '0058'], ['79', to]));
    expect(found.isUnmapped).toBe(true);
    expect(found.traits.unmappedCharacters).toBe(1);
  });

  test('invisible characters leave only their gap', async () => {
    expect((await read('xyx', map(['78', '0058'], ['79', '200B']))).text).toBe('X|X');
  });

  test('joined letters that are stored as one character are counted, others are not', async () => {
    const { text, traits } = await read('xyyz', map(['78', '0058'], ['79', 'FB01'], ['7A', '00660074']));
    expect(text).toBe('Xfifift');
    expect(traits.ligatures).toBe(2);
  });

  test('those that the file writes out are not counted beside others that it does not', async () => {
    const { text, traits } = await read('xyyz', map(['78', '0058'], ['79', 'FB02'], ['7A', '00660069']));
    expect(text).toBe('Xflflfi');
    expect(traits.ligatures).toBe(2);
  });

  test('an accent as wide as the letter in its place is joined to it', async () => {
    expect((await read('xyx', map(['78', '0058'], ['79', '00A8006F']))).text).toBe('XöX');
  });

  test('a ligature is written out', async () => {
    expect((await read('xyx', map(['78', '0058'], ['79', '00660069']))).text).toBe('XfiX');
  });
});

describe('a zero-width space that is as wide as a space', () => {
  const mark = '/Span<</ActualText<FEFF200B>>>BDC ( ) Tj EMC';
  const textOf = async (gap: number) => {
    const { runs } = await readPage(
      `BT /F1 12 Tf 72 700 Td (Advisor:) Tj ${mark} ET BT /F2 12 Tf ${115.36 + gap} 700 Td ${mark} ET
       BT /F2 12 Tf ${115.36 + gap} 700 Td (Odile Crane) Tj ET`,
    );
    return runs.map(({ text }) => text).join('');
  };

  test('is one where the text goes on behind it', async () => {
    expect(await textOf(1.5)).toBe('Advisor: Odile Crane');
    expect(await textOf(3.3)).toBe('Advisor: Odile Crane');
  });

  test('is none where the text goes on in its place, or far away', async () => {
    expect(await textOf(0)).toBe('Advisor:Odile Crane');
    expect(await textOf(120)).toBe('Advisor:Odile Crane');
  });
});
