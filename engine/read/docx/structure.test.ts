import { describe, expect, test } from 'vitest';

import { cell, oldTextBox, paragraph, run, table, textBox } from '#engine/testing/build-docx.ts';
import { linesOf, readBody } from '#engine/testing/read-built-docx.ts';

const item = (list: number, level: number): string =>
  paragraph(run('item'), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

const sectPr = (more = ''): string =>
  `<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:footerReference w:type="default" r:id="f1"/>${more}</w:sectPr>`;

describe('lists', () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/></w:lvl></w:abstractNum>' +
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
    '<w:lvl w:ilvl="1"><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1%2)"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';

  test('print their markers', () => {
    const body = item(1, 0) + item(2, 0) + item(2, 1) + item(2, 1) + item(2, 0) + item(2, 1) + paragraph(run('none'));
    const markers = readBody(body, { numbering }).paragraphs.map(({ listMarker }) => listMarker);
    expect(markers).toEqual(['•', '3.', '3i)', '3ii)', '4.', '4i)', null]);
  });

  test('can come from a style, and a paragraph can opt out', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="L"><w:name w:val="List"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body =
      paragraph(run('in'), '<w:pStyle w:val="L"/>') +
      paragraph(run('out'), '<w:pStyle w:val="L"/><w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(readBody(body, { numbering, styles }).paragraphs.map(({ listMarker }) => listMarker)).toEqual(['•', null]);
  });
});

describe('tables, text boxes and columns', () => {
  test('give each paragraph its cell, also in nested tables and with spanned columns', () => {
    const inner = table([cell(paragraph(run('deep')))]);
    const document = readBody(
      table(
        [cell(paragraph(run('wide')), '<w:gridSpan w:val="2"/>'), cell(paragraph(run('right')))],
        [cell(paragraph(run('a'))), cell(inner + paragraph('')), cell(paragraph(run('c')))],
      ),
    );
    const cells = document.paragraphs
      .filter(({ runs }) => runs.length > 0)
      .map(({ runs, cell: where }) => [document.runs[runs[0] ?? 0]?.text, where]);
    expect(cells).toEqual([
      ['wide', { table: 0, row: 0, column: 0 }],
      ['right', { table: 0, row: 0, column: 2 }],
      ['a', { table: 0, row: 1, column: 0 }],
      ['deep', { table: 1, row: 0, column: 0 }],
      ['c', { table: 0, row: 1, column: 2 }],
    ]);
    expect(document.tables).toEqual([
      { rows: 2, columns: 3, parent: null, parentColumn: null, part: 'body' },
      { rows: 1, columns: 1, parent: 0, parentColumn: 1, part: 'body' },
    ]);
  });

  test('are read once, after the paragraph that anchors the box', () => {
    const box = textBox(paragraph(run('0113 496 0000')));
    const document = readBody(paragraph(run('Ines ') + box + run('Harrow')) + paragraph(run('next')));
    expect(linesOf(document)).toEqual(['Ines Harrow', 'textbox: 0113 496 0000', 'next']);
    expect(document.paragraphs.map(({ textBox: box }) => box)).toEqual([null, 0, null]);
    expect(document.traits.textBoxes).toBe(1);
  });

  test('are read from VML when there is no DrawingML', () => {
    const old = oldTextBox(paragraph(run('Leeds')));
    expect(linesOf(readBody(paragraph(run('Ines') + old)))).toEqual(['Ines', 'textbox: Leeds']);
  });

  test('count the columns of the section that contains a paragraph', () => {
    const document = readBody(
      paragraph(run('one')) +
        paragraph(run('still one'), '<w:sectPr/>') +
        paragraph(run('two')) +
        '<w:sectPr><w:cols w:num="2"/></w:sectPr>',
    );
    expect(document.paragraphs.map(({ sectionColumns }) => sectionColumns)).toEqual([1, 1, 2]);
  });
});

describe('headers, footers and notes', () => {
  const running = {
    headers: { h1: paragraph(run('Ines Harrow, page')), h2: paragraph(run('ines@harrow.example')) },
    footers: { f1: paragraph(run('References on request')) },
  };

  test('surround the body; a first page without a header of its own shows none', () => {
    expect(linesOf(readBody(paragraph(run('Summary')) + sectPr(), running))).toEqual([
      'header: Ines Harrow, page',
      'Summary',
      'footer: References on request',
    ]);
  });

  test('on a first page of its own are read too', () => {
    expect(linesOf(readBody(paragraph(run('Summary')) + sectPr('<w:titlePg/>'), running))).toEqual([
      'header: ines@harrow.example',
      'header: Ines Harrow, page',
      'Summary',
      'footer: References on request',
    ]);
  });

  test('come after the body when they are notes; comments are counted and never read', () => {
    const document = readBody(paragraph(run('Summary')), {
      footnotes: `<w:footnote w:type="separator">${paragraph(run('---'))}</w:footnote><w:footnote>${paragraph(run('with honours'))}</w:footnote>`,
      comments: `<w:comment>${paragraph(run('too long?'))}</w:comment>`,
    });
    expect(linesOf(document)).toEqual(['Summary', 'footnote: with honours']);
    expect(document.traits.comments).toBe(1);
  });
});
