import { describe, expect, test } from 'vitest';

import { paragraph, partsOf, run, utf16, zipOf } from '#engine/testing/build-docx.ts';
import { linesOf, readBody, readDocxBytes } from '#engine/testing/read-built-docx.ts';

describe('text', () => {
  test('is read paragraph by paragraph, with tabs, line breaks and hyphens', () => {
    const document = readBody(
      paragraph(
        '<w:r><w:t>Forklift driver</w:t><w:tab/><w:t>2015</w:t><w:noBreakHyphen/><w:t>2019</w:t><w:br/><w:t>Leeds</w:t></w:r>',
      ) + paragraph(run('Stock controller')),
    );
    expect(linesOf(document)).toEqual(['Forklift driver\t2015-2019\nLeeds', 'Stock controller']);
    expect(document.runs[0]?.place).toEqual({ kind: 'flow', part: 'body', paragraph: 0 });
  });

  test('loses soft hyphens, zero-width characters and single-character ligatures', () => {
    const document = readBody(paragraph(run('o\ufb03ce ware\u00adhouse\u200b man\ufeffager')));
    expect(linesOf(document)).toEqual(['office warehouse manager']);
    expect(document.traits).toMatchObject({ ligatures: 1, softHyphens: 1 });
  });

  test('keeps the joiners that other scripts need', () => {
    expect(linesOf(readBody(paragraph(run('می\u200cخواهم'))))).toEqual(['می\u200cخواهم']);
  });

  test('has symbols of known fonts, and counts those of unknown fonts', () => {
    const document = readBody(
      paragraph(
        '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t> done</w:t></w:r><w:r><w:sym w:font="Icons" w:char="F041"/></w:r>',
      ),
    );
    expect(linesOf(document)).toEqual(['✔ done\uf041']);
    expect(document.traits.unmappedCharacters).toBe(1);
    expect(document.runs.map(({ isUnmapped }) => isUnmapped)).toEqual([undefined, true]);
  });

  test('is the same in the strict form and with other prefixes', () => {
    const parts = partsOf({ body: paragraph(run('Ines Harrow')) });
    const strict = (parts['word/document.xml'] ?? '')
      .replace(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      )
      .replaceAll('<w:', '<x:')
      .replaceAll('</w:', '</x:')
      .replace('xmlns:w=', 'xmlns:x=');
    const document = readDocxBytes(zipOf({ ...parts, 'word/document.xml': strict }));
    expect(linesOf(document)).toEqual(['Ines Harrow']);
    expect(document.traits.isStrict).toBe(true);
    expect(readDocxBytes(zipOf(parts)).traits.isStrict).toBe(false);
  });

  test('is the same in UTF-16', () => {
    const parts = Object.entries(partsOf({ body: paragraph(run('Inés Härrow')) })).map(([name, content]) => ({
      name,
      content: name === 'word/document.xml' ? utf16(content.replace('UTF-8', 'UTF-16')) : content,
    }));
    expect(linesOf(readDocxBytes(zipOf(parts)))).toEqual(['Inés Härrow']);
  });
});

describe('styles', () => {
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia"/><w:sz w:val="21"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="N"/><w:rPr><w:b/><w:color w:val="336699"/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="My"><w:name w:val="Section"/><w:basedOn w:val="H1"/><w:rPr><w:sz w:val="30"/></w:rPr></w:style>';

  test('are inherited from the defaults and from style to style', () => {
    const document = readBody(
      paragraph(run('Experience'), '<w:pStyle w:val="My"/>') +
        paragraph(run('plain ') + run('italic', '<w:i/><w:b w:val="0"/>')),
      { styles },
    );
    expect(document.runs.map(({ font }) => font)).toEqual([
      { name: 'Georgia', sizePt: 15, isBold: true, isItalic: false, color: '#336699' },
      { name: 'Georgia', sizePt: 10.5, isBold: false, isItalic: false, color: '#000000' },
      { name: 'Georgia', sizePt: 10.5, isBold: false, isItalic: true, color: '#000000' },
    ]);
    expect(document.paragraphs.map(({ style, headingLevel }) => [style, headingLevel])).toEqual([
      ['Section', 1],
      ['Normal', null],
    ]);
    expect(document.traits.language).toBe('en-GB');
  });

  test('that are based on each other are resolved without a loop', () => {
    const circle =
      '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="A"/><w:basedOn w:val="B"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:basedOn w:val="A"/></w:style>';
    expect(linesOf(readBody(paragraph(run('round'), '<w:pStyle w:val="A"/>'), { styles: circle }))).toEqual(['round']);
  });

  test('are not needed for a heading when the paragraph has an outline level', () => {
    expect(readBody(paragraph(run('Skills'), '<w:outlineLvl w:val="1"/>')).paragraphs[0]?.headingLevel).toBe(2);
  });
});
