import { describe, expect, test } from 'vitest';

import { cell, control, field, paragraph, run, shading, table, textBox } from '#engine/testing/build-docx.ts';
import type { RelationshipToBuild } from '#engine/testing/build-docx.ts';
import { linesOf, readBody } from '#engine/testing/read-built-docx.ts';
import { runWith } from '#engine/testing/run-with.ts';

const external = (id: string, target: string): RelationshipToBuild[] => [
  { id, type: 'hyperlink', target, isExternal: true },
];

describe('links and fields', () => {
  test('give their address to the words they cover', () => {
    const document = readBody(paragraph(run('See ') + `<w:hyperlink r:id="l1">${run('my work')}</w:hyperlink>`), {
      relationships: external('l1', 'https://ines.example'),
    });
    expect(document.runs.map(({ text, link }) => [text, link])).toEqual([
      ['See ', undefined],
      ['my work', 'https://ines.example'],
    ]);
    expect(document.links).toEqual([
      { address: 'https://ines.example', place: { kind: 'flow', part: 'body', paragraph: 0 } },
    ]);
  });

  test('show their result, not their code', () => {
    const document = readBody(
      paragraph(
        field([' HYPERLINK "mailto:ines', '@harrow.example" '], run('write to me')) +
          run(' page ') +
          `<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`,
      ),
    );
    expect(linesOf(document)).toEqual(['write to me page 1']);
    expect(document.runs[0]?.link).toBe('mailto:ines@harrow.example');
    expect(document.runs.at(-1)?.link).toBeUndefined();
    expect(document.traits.fieldCodes).toBe(2);
  });
});

const prompt = (text: string) => control(paragraph(run(text)), '<w:showingPlcHdr/>');

describe('content controls and tracked changes', () => {
  test('are read, without the prompts of unfilled controls', () => {
    const document = readBody(
      control(paragraph(run('Ines Harrow') + control(run(' MSc')))) +
        control(paragraph(run('Enter a date')), '<w:showingPlcHdr/>'),
    );
    expect(linesOf(document)).toEqual(['Ines Harrow MSc']);
    expect(document.traits).toMatchObject({ contentControls: 2, promptLetters: 'Enter a date'.length });
  });

  test('are not counted where Word put a page number into them', () => {
    const gallery = '<w:docPartObj><w:docPartGallery w:val="Page Numbers (Bottom of Page)"/></w:docPartObj>';
    const number = control(paragraph(run('2')), gallery);
    const cover = control(
      paragraph(run('Ines Harrow')),
      gallery.replace('Page Numbers (Bottom of Page)', 'Cover Pages'),
    );
    const document = readBody(number + control(paragraph(control(run('3'), gallery))) + cover);
    expect(linesOf(document)).toEqual(['2', '3', 'Ines Harrow']);
    expect(document.traits.contentControls).toBe(2);
  });

  test('are read where the prompt is a section title that the template keeps there', () => {
    const text = paragraph(run('Mended nets and painted boats for a small harbor'));
    expect(linesOf(readBody(prompt('Enter text') + prompt('Experience') + text))).toEqual([
      'Experience',
      'Mended nets and painted boats for a small harbor',
    ]);
  });

  test('are read where the title has two words', () => {
    const text = paragraph(run('Nets, knots and boats of a small harbor'));
    expect(linesOf(readBody(prompt('Skills &amp; Abilities') + text))).toEqual([
      'Skills & Abilities',
      'Nets, knots and boats of a small harbor',
    ]);
  });

  test.each([
    'Add awards &amp; interests',
    'Key responsibilities and experience',
    'School and Education',
    'References &amp; contact',
  ])('are read without a prompt that names titles: %s', (words) => {
    const text = 'Nets, knots and boats of a small harbor, and everything else that floats';
    expect(linesOf(readBody(prompt(words) + paragraph(run(text))))).toEqual([text]);
  });

  test('keep their prompts in an unfilled template', () => {
    expect(linesOf(readBody(paragraph(run('CV')) + prompt('Your name here')))).toEqual(['CV', 'Your name here']);
  });

  test('around rows and cells keep the table whole', () => {
    const row = control(`<w:tr>${cell(paragraph(run('a')))}${control(cell(paragraph(run('b'))))}</w:tr>`);
    const document = readBody(`<w:tbl>${row}</w:tbl>`);
    expect(document.paragraphs.map(({ cell: where }) => where?.column)).toEqual([0, 1]);
  });

  test('count inserted text, but not deleted or moved text', () => {
    const document = readBody(
      paragraph(
        run('I led ') +
          `<w:ins>${run('twelve')}</w:ins><w:del><w:r><w:delText>five</w:delText></w:r></w:del><w:moveFrom>${run('old')}</w:moveFrom>` +
          run(' people'),
      ),
    );
    expect(linesOf(document)).toEqual(['I led twelve people']);
    expect(document.traits).toMatchObject({ trackedInsertions: 1, trackedDeletions: 2 });
  });
});

const inHeader = (size: string, inside: string): string =>
  `<w:r><w:drawing><wp:anchor behindDoc="0"><wp:extent ${size}/>${inside}</wp:anchor></w:drawing></w:r>`;

describe('hidden text', () => {
  test.each([
    ["Word's own way", run('secret', '<w:vanish/>'), 'vanish'],
    ['white on paper', run('secret', '<w:color w:val="FFFFFF"/>'), 'no-ink'],
    ['black on black shading', run('secret', `<w:color w:val="000000"/>${shading('000000')}`), 'no-ink'],
    ['one point', run('secret', '<w:sz w:val="2"/>'), 'tiny'],
  ])('is seen through: %s', (_, content, reason) => {
    expect(runWith(readBody(paragraph(content)), 'secret').hidden).toBe(reason);
  });

  const white = run('secret', '<w:color w:val="FFFFFF"/>');
  test.each([
    ['on dark shading of the letters', paragraph(run('secret', `<w:color w:val="FFFFFF"/>${shading('1F3864')}`))],
    ['on dark shading of the paragraph', paragraph(white, shading('1F3864'))],
    ['in a dark cell', table([cell(paragraph(white), shading('1F3864'))])],
    ['in a dark box', paragraph(textBox(paragraph(white), '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>'))],
    [
      'in a clear box where a shape elsewhere has a fill',
      paragraph(
        textBox(paragraph(run('0')), '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>') +
          textBox(paragraph(white)),
      ),
    ],
    [
      'over a drawing behind the text',
      paragraph('<w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r>') + paragraph(white),
    ],
  ])('is not seen in white letters %s', (_, body) => {
    expect(runWith(readBody(body), 'secret').hidden).toBeUndefined();
  });

  const darkShape = '<wps:wsp><wps:spPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></wps:spPr></wps:wsp>';
  test.each([
    ['is not seen over a dark column', inHeader('cx="3200000" cy="10000000"', darkShape), undefined],
    ['is not seen over a picture', inHeader('cx="7500000" cy="2500000"', '<pic:pic><a:blip/></pic:pic>'), undefined],
    ['is seen beside a small logo', inHeader('cx="900000" cy="900000"', '<pic:pic><a:blip/></pic:pic>'), 'no-ink'],
    ['is seen through a clear frame', inHeader('cx="7500000" cy="9000000"', '<pic:pic/>'), 'no-ink'],
  ])('in white letters %s of the page header', (_, drawing, reason) => {
    const body =
      paragraph(run('Ines Harrow, joiner. '.repeat(4))) +
      paragraph(white) +
      '<w:sectPr><w:headerReference w:type="default" r:id="side"/><w:cols w:num="1"/></w:sectPr>';
    expect(runWith(readBody(body, { headers: { side: paragraph(drawing) } }), 'secret').hidden).toBe(reason);
  });

  test('hidden by a style is detected, too', () => {
    const styles = '<w:style w:type="character" w:styleId="S"><w:name w:val="S"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const document = readBody(paragraph(run('secret', '<w:rStyle w:val="S"/>') + run(' seen')), { styles });
    expect(document.runs.map(({ hidden }) => hidden)).toEqual(['vanish', undefined]);
  });
});

describe('pictures, embedded documents and facts about the file', () => {
  test('have their alternative text', () => {
    const picture =
      '<w:r><w:drawing><wp:inline><wp:docPr descr="Portrait"/><a:graphic><a:graphicData><pic:pic/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    expect(readBody(paragraph(run('Ines') + picture)).pictures.map(({ alt }) => alt)).toEqual(['Portrait']);
  });

  test('are shapes when they hold no text', () => {
    const shape =
      '<w:r><w:drawing><wp:anchor><wps:wsp><wps:spPr><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></wps:spPr></wps:wsp></wp:anchor></w:drawing></w:r>';
    const document = readBody(paragraph(run('Ines') + shape));
    expect(document.shapes.map(({ kind, fill }) => [kind, fill])).toEqual([['rectangle', '#ff0000']]);
    expect(document.traits).toMatchObject({ drawings: 0, textBoxes: 0 });
  });

  test.each([
    [
      'a diagram',
      '<w:drawing><wp:inline><a:graphic><a:graphicData><dgm:relIds/></a:graphicData></a:graphic></wp:inline></w:drawing>',
      1,
    ],
    ['word art', '<w:pict><v:shape><v:textpath string="Ines Harrow"/></v:shape></w:pict>', 1],
    ['a path for word art without words', '<w:pict><v:shape><v:textpath on="t" string=""/></v:shape></w:pict>', 0],
  ])('count drawings with words of their own: %s', (_what, drawing, count) => {
    expect(readBody(paragraph(run('Ines') + `<w:r>${drawing}</w:r>`)).traits.drawings).toBe(count);
  });

  test('give the lines of an embedded web page', () => {
    const document = readBody(`${paragraph(run('Before'))}<w:altChunk r:id="c1"/>`, {
      relationships: [{ id: 'c1', type: 'aFChunk', target: 'chunk.html' }],
      parts: {
        'word/chunk.html':
          '<html><head><style>p{}</style></head><body><p>Forklift &amp; crane</p><ul><li>safe&#233;</li></ul></body></html>',
      },
    });
    expect(linesOf(document)).toEqual(['Before', 'Forklift & crane', 'safeé']);
    expect(document.traits.hasAltChunk).toBe(true);
  });

  test('come from the properties of the document', () => {
    const parts = {
      'docProps/core.xml':
        '<c:coreProperties xmlns:c="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>CV</dc:title><dc:creator>Ines Harrow</dc:creator></c:coreProperties>',
      'docProps/app.xml':
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Pages>2</Pages><Application>A word processor</Application></Properties>',
    };
    const document = readBody(paragraph(run('Ines')), { parts });
    expect(document.metadata).toMatchObject({ title: 'CV', author: 'Ines Harrow', creator: 'A word processor' });
    expect(document.pageCount).toBe(2);
  });
});
