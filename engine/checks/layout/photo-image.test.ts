import { expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Box, Picture, Shape, SourceDocument } from '../../model/document.ts';
import { runCheck } from '../run-checks.ts';
import { photoImage } from './photo-image.ts';

const pictureAt = (box: Box, page = 1): Picture => ({ place: { kind: 'page', page, box }, alt: null });
const curveAt = (box: Box): Shape => ({
  place: { kind: 'page', page: 1, box },
  kind: 'curve',
  fill: '#c98f64',
  stroke: null,
});
const picture = (size: number): Picture => pictureAt({ x: 450, y: 40, width: size, height: size });

const inWord = (sizePt?: Picture['sizePt']): SourceDocument => ({
  ...docxDocument(sample),
  pictures: [
    { place: { kind: 'flow', part: 'body', paragraph: 0 }, alt: '', ...(sizePt === undefined ? {} : { sizePt }) },
  ],
});

const plain = asPdf(sample);
/** Word stores such effects as a picture that is a little larger than the words. */
const around = ({ x, y, width, height }: Box): Box => ({ x: x - 5, y: y - 3, width: width + 10, height: height + 6 });
const shadowed = asPdf(sample, {
  pictures: plain.runs
    .slice(5, 8)
    .flatMap(({ place }) => (place.kind === 'page' ? [pictureAt(around(place.box))] : [])),
});

testCheck(photoImage, {
  fails: [
    { name: 'a photo', document: asPdf(sample, { pictures: [picture(90)] }), quotes: [''] },
    {
      name: 'a photo over its shadow',
      document: asPdf(sample, { pictures: [{ ...picture(110), isPlain: true }, picture(90)] }),
      quotes: [''],
    },
    {
      name: 'a picture of a whole page with few words as text',
      document: pdfDocument(['Jane Roe', 'jane.roe@example.com'], {
        pictures: [pictureAt({ x: 0, y: 0, width: 595, height: 842 })],
      }),
      quotes: [''],
    },
    {
      name: 'such a picture in a Word file',
      document: docxDocument(['Jane Roe', 'jane.roe@example.com'], {
        pictures: inWord({ width: 595, height: 842 }).pictures,
      }),
      quotes: [''],
    },
    {
      name: 'a photo on such a frame',
      document: asPdf(sample, { pictures: [pictureAt({ x: 0, y: 0, width: 595, height: 842 }), picture(90)] }),
      quotes: [''],
    },
    { name: 'a photo in a Word file', document: inWord({ width: 90, height: 110 }), quotes: [''] },
    { name: 'a heading as a picture in a Word file', document: inWord({ width: 500, height: 20 }), quotes: [''] },
    { name: 'a wide logo in a Word file', document: inWord({ width: 120, height: 18 }), quotes: [''] },
    { name: 'a picture in a Word file that does not state its size', document: inWord(), quotes: [''] },
  ],
  passes: [
    { name: 'no pictures', lines: sample },
    { name: 'a small icon', document: asPdf(sample, { pictures: [picture(12)] }) },
    { name: 'a small icon in a Word file', document: inWord({ width: 13, height: 13 }) },
    { name: 'an icon that is a little wider than high in a Word file', document: inWord({ width: 24, height: 18 }) },
    { name: 'a rule drawn as a picture in a Word file', document: inWord({ width: 450, height: 4 }) },
    { name: 'a rule with an ornament in a Word file', document: inWord({ width: 450, height: 9 }) },
    { name: 'the shadow of a line of text', document: shadowed },
    { name: 'a drawn dot', document: asPdf(sample, { shapes: [curveAt({ x: 450, y: 40, width: 8, height: 8 })] }) },
    {
      name: 'a rounded box behind text',
      document: asPdf(sample, { shapes: [curveAt({ x: 20, y: 20, width: 280, height: 200 })] }),
    },
  ],
  others: [
    {
      name: 'a frame behind a whole page of text',
      document: asPdf(sample, { pictures: [pictureAt({ x: 0, y: 0, width: 595, height: 842 })] }),
      is: 'no-finding',
    },
    {
      name: 'a frame behind the text of a Word file',
      document: inWord({ width: 595, height: 842 }),
      is: 'no-finding',
    },
    {
      name: 'a banner across the page',
      document: asPdf(sample, { pictures: [pictureAt({ x: 0, y: 0, width: 595, height: 18 })] }),
      is: 'no-finding',
    },
    {
      name: 'the shadow of a panel',
      document: asPdf(sample, { pictures: [{ ...picture(90), isPlain: true }] }),
      is: 'no-finding',
    },
    {
      name: 'a portrait that is drawn with paths',
      document: asPdf(sample, { shapes: [curveAt({ x: 450, y: 40, width: 60, height: 30 })] }),
      is: 'no-finding',
    },
    {
      name: 'a shape in a Word file that is filled with a picture',
      document: asDocx(sample, { traits: { pictureFills: 1 } }),
      is: 'not-applicable',
    },
  ],
});

/** Beside the name, not behind it. */
const photo = { x: 400, y: 40, width: 180, height: 180 };
const name = ['Jane Roe'];

test.each<[string, readonly Picture[], string]>([
  ['a photo and its shadow', [pictureAt({ x: 392, y: 40, width: 204, height: 204 }), pictureAt(photo)], 'a picture'],
  ['a photo in equal layers', [pictureAt(photo), pictureAt(photo), pictureAt(photo)], 'a picture'],
  ['a photo in strips', [0, 60, 120].map((down) => pictureAt({ ...photo, y: 40 + down, height: 60 })), 'a picture'],
  ['two photos edge to edge', [pictureAt(photo), pictureAt({ ...photo, y: 220 })], 'pictures'],
  ['three photos edge to edge', [40, 220, 400].map((y) => pictureAt({ ...photo, y })), 'pictures'],
  ['two wide strips', [40, 130].map((y) => pictureAt({ ...photo, y, height: 90 })), 'a picture'],
  ['two photos with a gap', [pictureAt(photo), pictureAt({ ...photo, y: 240 })], 'pictures'],
  ['a card with several lines of text on it', [pictureAt({ x: 40, y: 20, width: 520, height: 200 })], 'a picture'],
  ['a photo on a background', [pictureAt({ x: 0, y: 0, width: 284, height: 842 }), pictureAt(photo)], 'a picture'],
  ['two photos side by side', [pictureAt(photo), pictureAt({ ...photo, x: 200 })], 'pictures'],
  ['an icon beside a photo', [pictureAt(photo), pictureAt({ x: 300, y: 60, width: 12, height: 12 })], 'a picture'],
  [
    'a low line of words as a picture',
    [pictureAt(photo), pictureAt({ x: 300, y: 500, width: 230, height: 20 })],
    'a picture',
  ],
  ['the same place on two pages', [pictureAt(photo), pictureAt(photo, 2)], 'pictures'],
])('says whether a person sees several pictures: %s', (_, pictures, count) => {
  const { outcome } = runCheck(photoImage, factsFrom(asPdf(name, { pictures })));
  expect(outcome.is === 'fail' ? outcome.findings[0]?.message : '').toContain(`We found ${count}.`);
});
