import { describe, expect, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { bulletFor } from './bullets.ts';
import { documentOfWords } from './document-of-words.ts';
import type { RecognizedPage, RecognizedWord } from './recognized.ts';

/** Three pixels a point. */
const scale = 3;
const page = { widthPt: 612, heightPt: 792 };

type Written = { text: string; x: number; y: number; sizePt?: number };

/** Words as OCR finds them: the box of the ink of each. `slope`: the page was put on the scanner a little turned. */
const wordsOf = (lines: readonly Written[], slope = 0): RecognizedWord[] =>
  lines.flatMap(({ text, x, y, sizePt = 10 }) => {
    let left = x;
    const words = text.split(' ');
    return words.map((word, index): RecognizedWord => {
      const width = 0.5 * sizePt * word.length;
      const baseline = y + slope * (left + width / 2 - page.widthPt / 2);
      const [above, below] = [/[A-Z\dbdfhklti]/.test(word) ? 0.71 : 0.52, /[gjpqy,]/.test(word) ? 0.21 : 0];
      const box = {
        left: left * scale,
        right: (left + width) * scale,
        top: (baseline - above * sizePt) * scale,
        bottom: (baseline + below * sizePt) * scale,
      };
      left += width + 0.3 * sizePt;
      return { text: word, ...box, confidence: 0.9, isLineEnd: index === words.length - 1 };
    });
  });
const pageOf = (words: readonly RecognizedWord[]): RecognizedPage => ({
  widthPx: page.widthPt * scale,
  heightPx: page.heightPt * scale,
  page,
  words,
});
const textsOf = (words: readonly RecognizedWord[]): string[] =>
  readingsOf(documentOfWords([pageOf(words)], 1)).visual.lines.map(({ text }) => text);

const lines: Written[] = [
  { text: 'Maren Oduya', x: 72, y: 80, sizePt: 20 },
  { text: 'Senior harbor engineer, Quay Works in Lisbon', x: 72, y: 110 },
  { text: 'March 2020', x: 480, y: 110 },
  { text: '+ Moved the quay by four meters, with everybody on it', x: 72, y: 125 },
];

describe('the document of recognized words', () => {
  test('has the sizes and places of the type', () => {
    const [name, job] = documentOfWords([pageOf(wordsOf(lines))], 1).runs;
    expect(name?.font.sizePt).toBe(20);
    expect(job).toMatchObject({ font: { sizePt: 10 }, isOcr: true, place: { kind: 'page', page: 1 } });
    if (job?.place.kind !== 'page') throw new Error('not on a page');
    expect(job.place.box.x).toBeCloseTo(72);
    expect(job.place.box.y + 0.78 * 10).toBeCloseTo(110);
  });

  test.each([
    ['level', 0],
    ['turned by one degree', 0.0175],
    ['turned the other way', -0.03],
  ])('is read in lines when the page is %s', (_how, slope) => {
    expect(textsOf(wordsOf(lines, slope))).toEqual([
      'Maren Oduya',
      'Senior harbor engineer, Quay Works in Lisbon\tMarch 2020',
      '• Moved the quay by four meters, with everybody on it',
    ]);
  });

  test('leaves out rules and specks, which OCR takes for words without letters', () => {
    const [first, ...others] = wordsOf(lines);
    if (first === undefined) throw new Error('no words');
    expect(textsOf([{ ...first, text: '', isLineEnd: true }, first, ...others])).toEqual(textsOf([first, ...others]));
  });

  test('joins what OCR cut apart, and only that', () => {
    const [first, ...others] = wordsOf([{ text: 'maren.oduya 201 5 and 5 boats', x: 72, y: 80 }]);
    if (first === undefined) throw new Error('no words');
    const half = (first.left + first.right) / 2;
    const words = [{ ...first, text: 'maren.', right: half }, { ...first, text: 'oduya', left: half }, ...others];
    expect(textsOf(words)).toEqual(['maren.oduya 2015 and 5 boats']);
  });
});

test.each([
  ['+', 'Led', '•'],
  ['e', 'Led', '•'],
  ['+', undefined, '+'],
  ['A', 'ship', 'A'],
  ['-', 'Led', '-'],
])('the first word %j before %j is %j', (word, next, shown) => {
  expect(bulletFor(word, next)).toBe(shown);
});
