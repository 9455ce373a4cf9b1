import { describe, expect, test } from 'vitest';
import { paragraph, run, textBox, wordPart } from '#engine/testing/build-docx.ts';
import { drawingOf } from './drawings.ts';
import { parseXml } from './package/xml.ts';

const drawing = (inside: string) => drawingOf(parseXml(new TextEncoder().encode(wordPart('drawing', inside))));
const shape = (properties: string, inside = '') => `<wps:wsp><wps:spPr>${properties}</wps:spPr>${inside}</wps:wsp>`;
const colour = (hex: string) => `<a:solidFill><a:srgbClr val="${hex}"/></a:solidFill>`;

describe('shapes without text', () => {
  test.each([
    ['line', '<a:prstGeom prst="line"/>', 'line'],
    ['rounded rectangle', '<a:prstGeom prst="roundRect"/>', 'rectangle'],
    ['ellipse', '<a:prstGeom prst="ellipse"/>', 'curve'],
    ['star', '<a:prstGeom prst="star5"/>', 'other'],
    ['unnamed', '', 'other'],
  ])('%s', (_name, properties, kind) => {
    expect(drawing(shape(properties)).shapes.map((found) => found.kind)).toEqual([kind]);
  });

  test('have the colors of their fill and their outline', () => {
    const [found] = drawing(shape(`${colour('AABBCC')}<a:ln>${colour('112233')}</a:ln>`)).shapes;
    expect(found).toMatchObject({ fill: '#aabbcc', stroke: '#112233' });
  });

  test.each([
    ['<v:rect fillcolor="#aabbcc" strokecolor="#112233"/>', { kind: 'rectangle', fill: '#aabbcc', stroke: '#112233' }],
    ['<v:rect filled="f" stroked="f" fillcolor="#aabbcc"/>', { kind: 'rectangle', fill: null, stroke: null }],
    ['<v:rect o:hr="t"/>', { kind: 'line', fill: null, stroke: null }],
    ['<v:oval/>', { kind: 'curve', fill: null, stroke: null }],
  ])('as older programs write them: %s', (inside, expected) => {
    expect(drawing(inside).shapes).toEqual([expected]);
  });

  test('the definition of a shape is not a shape', () => {
    expect(drawing('<v:shapetype><v:rect/></v:shapetype>').shapes).toEqual([]);
  });
});

const boxesIn = (inside: string) => drawing(inside).boxes.map(({ content, ground }) => [content.length, ground]);

describe('text boxes', () => {
  test('are read once, although they are written twice', () => {
    expect(boxesIn(textBox(paragraph(run('one')) + paragraph(run('two'))))).toEqual([[2, undefined]]);
  });

  test('have the fill of their shape as background', () => {
    expect(boxesIn(textBox(paragraph(run('one')), colour('AABBCC')))).toEqual([[1, 'aabbcc']]);
    expect(boxesIn(textBox(paragraph(run('one')), ''))).toEqual([[1, 'unknown']]);
  });

  test('are not empty shapes', () => {
    expect(drawing(textBox(paragraph(run('one')))).shapes).toEqual([]);
  });
});

describe('pictures', () => {
  test('have a description and a size', () => {
    const { pictures } = drawing('<wp:extent cx="127000" cy="254000"/><wp:docPr descr="A face"/><pic:pic/>');
    expect(pictures).toEqual([{ alt: 'A face', sizePt: { width: 10, height: 20 } }]);
  });

  test.each([
    ['<wp:docPr title="Title"/><pic:pic/>', 'Title'],
    ['<pic:pic><pic:nvPicPr><pic:cNvPr descr="Own"/></pic:nvPicPr></pic:pic>', 'Own'],
    ['<v:shape><v:imagedata o:title="Old"/></v:shape>', 'Old'],
    ['<pic:pic/>', ''],
  ])('may be described elsewhere: %s', (inside, alt) => {
    expect(drawing(inside).pictures).toEqual([{ alt }]);
  });
});

test.each([
  [shape('<a:blipFill><a:blip r:embed="r1"/></a:blipFill>'), 1],
  ['<v:rect><v:fill r:id="r1" type="tile"/></v:rect>', 1],
  ['<v:rect><v:fill color2="#aabbcc" type="gradient"/></v:rect>', 0],
  [shape(colour('AABBCC')), 0],
  ['<pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic>', 0],
])('shapes that are filled with a picture are counted: %s', (inside, count) => {
  expect(drawing(inside).pictureFills).toBe(count);
});

test('links on a drawing name their target', () => {
  expect(drawing('<wp:docPr><a:hlinkClick r:id="r7"/></wp:docPr><pic:pic/>').linkIds).toEqual(['r7']);
});
