import { describe, expect, test } from 'vitest';
import { below, cell, control, paragraph, run, shading, table, textBox } from '#engine/testing/build-docx.ts';
import { linesOf, readBody } from '#engine/testing/read-built-docx.ts';
import { runWith } from '#engine/testing/run-with.ts';

const block = (text: string, properties = '') => paragraph(run(text), properties);

describe('wrappers around paragraphs', () => {
  test.each([
    ['a content control', control(block('text'))],
    ['custom XML', `<w:customXml>${block('text')}</w:customXml>`],
    ['an insertion', `<w:ins>${block('text')}</w:ins>`],
    ['a table', table([cell(block('text'))])],
    ['a text box', paragraph(textBox(block('text')))],
  ])('%s shows its paragraphs', (_what, body) => {
    expect(linesOf(readBody(block('Before') + body)).map((line) => line.replace('textbox: ', ''))).toEqual([
      'Before',
      'text',
    ]);
  });

  test.each([
    ['a deletion', `<w:del>${block('text')}</w:del>`],
    ['an unknown element', `<w:unknown>${block('text')}</w:unknown>`],
  ])('%s does not show them', (_what, body) => {
    expect(linesOf(readBody(block('Before') + body))).toEqual(['Before']);
  });
});

test('text boxes come after the paragraph that anchors them, and are counted', () => {
  const { paragraphs, traits } = readBody(
    paragraph(run('Anchor') + textBox(block('one')) + textBox(block('two'))) + block('After'),
  );
  expect(paragraphs.map(({ part, textBox: box }) => [part, box])).toEqual([
    ['body', null],
    ['textbox', 0],
    ['textbox', 1],
    ['body', null],
  ]);
  expect(traits.textBoxes).toBe(2);
});

test.each([
  ['what their paragraph anchors', below('paragraph', 300), below('paragraph', 20), [300, 20]],
  ['no others', below('paragraph', 300), below('page', 20), [undefined, undefined]],
  ['none without a distance', '', below('paragraph', 20), [undefined, undefined]],
])('text boxes tell where they are among %s', (_what, first, second, tops) => {
  const boxes = textBox(block('one'), undefined, first) + textBox(block('two'), undefined, second);
  const { paragraphs } = readBody(paragraph(run('Anchor') + boxes));
  expect(paragraphs.slice(1).map(({ boxPlace }) => boxPlace?.topPt)).toEqual(tops);
});

const white = (text: string) => paragraph(run(text, '<w:color w:val="FFFFFF"/>'));

const hiddenIn = (body: string) => runWith(readBody(block('Some honest words of a person') + body), 'secret').hidden;

describe('white text', () => {
  test.each([
    ['on paper is not seen', white('secret'), 'no-ink'],
    ['in a dark cell is seen', table([cell(white('secret'), shading('000000'))]), undefined],
    ['in a cell without a colour of its own is not', table([cell(white('secret'))]), 'no-ink'],
    [
      'in a light cell of a dark cell is not',
      table([cell(table([cell(white('secret'), shading('FFFFFF'))]) + paragraph(''), shading('000000'))]),
      'no-ink',
    ],
    [
      'in a dark box is seen',
      paragraph(textBox(white('secret'), '<a:solidFill><a:srgbClr val="000000"/></a:solidFill>')),
      undefined,
    ],
  ])('%s', (_what, body, hidden) => {
    expect(hiddenIn(body)).toBe(hidden);
  });
});

test('columns of a section belong to the paragraphs before its end', () => {
  const { paragraphs } = readBody(
    block('one', '<w:sectPr><w:cols w:num="2"/></w:sectPr>') +
      block('two') +
      '<w:sectPr><w:cols w:num="3"/></w:sectPr>',
  );
  expect(paragraphs.map(({ sectionColumns }) => sectionColumns)).toEqual([2, 3]);
});
