import { describe, expect, it, test } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const start = resumeBody('Jane Roe', 'SAP');
const sym = (font: string, char: string): string => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;

describe('signs become plain ones', () => {
  test.each([
    ['a decorative bullet', run('➢ Inventory planning'), '• Inventory planning'],
    ['a bullet of Wingdings', sym('Wingdings', 'F0D8') + run(' Inventory planning'), '• Inventory planning'],
    ['an arrow in a sentence', run('Moved from paper → SAP'), 'Moved from paper -> SAP'],
    ['an icon at the start of a line', run('☎ Reach me by phone'), 'Reach me by phone'],
    ['an icon between two details', run('Swedish ✉ German'), 'Swedish | German'],
    [
      'an icon of an icon font',
      run('\uf095', '<w:rFonts w:ascii="FontAwesome"/>') + run(' SAP and Excel'),
      'SAP and Excel',
    ],
  ])('%s', async (_what, inside, expected) => {
    const { ids, lines } = await repairDocx({ body: start + paragraph(inside) }, ['symbols']);
    expect(ids).toContain('symbols');
    expect(lines.at(-1)?.trim()).toBe(expected);
  });
});

describe('signs with a meaning stay', () => {
  test.each([
    ['stars of a rating', run('Excel ★★★★☆')],
    ['an arrow up', run('Sales ↑ 20 %')],
    ['a plain bullet', run('• Inventory planning')],
    ['a tick that is the whole line', run('✓')],
  ])('%s', async (_what, inside) => {
    expect((await repairDocx({ body: start + paragraph(inside) })).ids).not.toContain('symbols');
  });
});

it('gives a bullet of a symbol font the font of the text', async () => {
  const { partAfter } = await repairDocx(
    { body: start + paragraph(run('➢', '<w:rFonts w:ascii="Wingdings"/><w:b/>') + run(' SAP and Excel')) },
    ['symbols'],
  );
  expect(partAfter('word/document.xml')).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">');
});
