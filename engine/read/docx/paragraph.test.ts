import { describe, expect, test } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { readBody } from '#engine/testing/read-built-docx.ts';

const paragraphOf = (properties: string, styles = '') =>
  readBody(paragraph(run('text'), properties), { styles }).paragraphs[0];
const style = (id: string, inside: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${more}><w:name w:val="${id} name"/>${inside}</w:style>`;

describe('the alignment of a paragraph', () => {
  test.each([
    ['center', 'center'],
    ['right', 'right'],
    ['end', 'right'],
    ['both', 'both'],
    ['distribute', 'both'],
    ['start', 'left'],
    ['left', 'left'],
  ])('%s is %s', (written, alignment) => {
    expect(paragraphOf(`<w:jc w:val="${written}"/>`)?.alignment).toBe(alignment);
  });

  test('comes from its style where it says nothing itself', () => {
    const styles = style('S', '<w:pPr><w:jc w:val="center"/></w:pPr>');
    expect(paragraphOf('<w:pStyle w:val="S"/>', styles)?.alignment).toBe('center');
    expect(paragraphOf('<w:pStyle w:val="S"/><w:jc w:val="left"/>', styles)?.alignment).toBe('left');
  });
});

describe('the style of a paragraph', () => {
  test('is known by its name, and makes it a heading', () => {
    const styles = style('S', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>');
    expect(paragraphOf('<w:pStyle w:val="S"/>', styles)).toMatchObject({ style: 'S name', headingLevel: 2 });
  });

  test('is the default one where it names none', () => {
    expect(paragraphOf('', style('D', '', ' w:default="1"'))?.style).toBe('D name');
    expect(paragraphOf('')?.style).toBeNull();
  });

  test('counts less than what the paragraph says about its level', () => {
    const styles = style('S', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>');
    expect(paragraphOf('<w:pStyle w:val="S"/><w:outlineLvl w:val="0"/>', styles)?.headingLevel).toBe(1);
  });
});
