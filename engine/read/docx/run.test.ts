import { describe, expect, test } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { readBody } from '#engine/testing/read-built-docx.ts';

const runOf = (inside: string, styles?: string) =>
  readBody(paragraph(inside) + paragraph(run('Some honest words of a person')), styles === undefined ? {} : { styles })
    .runs[0];

describe('the text of a run', () => {
  test.each([
    ['<w:t>a</w:t><w:tab/><w:t>b</w:t>', 'a\tb'],
    ['<w:t>a</w:t><w:br/><w:t>b</w:t>', 'a\nb'],
    ['<w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t>', 'e-mail'],
    ['<w:t>man</w:t><w:softHyphen/><w:t>age</w:t>', 'manage'],
    ['<w:t>a\tb</w:t>', 'a b'],
    ['<w:sym w:font="Wingdings" w:char="F0FC"/><w:t> done</w:t>', '✔ done'],
    [
      '<w:ruby><w:rt><w:r><w:t>kana</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r></w:rubyBase></w:ruby>',
      'base',
    ],
  ])('%s', (inside, text) => {
    expect(runOf(`<w:r>${inside}</w:r>`)?.text).toBe(text);
  });
});

describe('a run in a style of capitals', () => {
  test.each([
    ['harrow college', 'HARROW COLLEGE'],
    ['– éva straße', '– éva straße'],
    ['éva', 'ÉVA'],
    ['Harrow college', 'Harrow college'],
  ])('%s', (stored, text) => {
    expect(runOf(run(stored, '<w:caps/>'))?.text).toBe(text);
    expect(runOf(run(stored, '<w:caps w:val="0"/>'))?.text).toBe(stored);
  });
});

describe('the style of a run', () => {
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="character" w:styleId="S"><w:rPr><w:b/><w:color w:val="FF0000"/></w:rPr></w:style>';

  test('is that of the document when nothing overrides it', () => {
    expect(runOf(run('a'), styles)?.font).toEqual({
      name: 'Arial',
      sizePt: 11,
      isBold: false,
      isItalic: false,
      color: '#000000',
    });
  });

  test('is overridden by its character style, and that by its own properties', () => {
    const font = runOf(run('a', '<w:rStyle w:val="S"/><w:color w:val="00FF00"/>'), styles)?.font;
    expect(font).toMatchObject({ name: 'Arial', isBold: true, color: '#00ff00' });
  });

  test('has the default size of Word when the file states none', () => {
    expect(runOf(run('a'))?.font.sizePt).toBe(10);
  });
});

test('an invisible run states the reason', () => {
  expect([runOf(run('a', '<w:vanish/>'))?.hidden, runOf(run('a'))?.hidden]).toEqual(['vanish', undefined]);
});

test('a picture font without letters is marked, a word beside it is not', () => {
  const icon = '<w:sym w:font="Icons" w:char="F041"/>';
  expect(runOf(`<w:r>${icon}</w:r>`)?.isUnmapped).toBe(true);
  expect(runOf(`<w:r>${icon}<w:t>Leeds</w:t></w:r>`)?.isUnmapped).toBeUndefined();
});
