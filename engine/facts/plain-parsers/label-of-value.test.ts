import { expect, test } from 'vitest';
import { sectionByHand } from '#engine/testing/reading-by-hand.ts';
import { isLabelOfValue } from './label-of-value.ts';

/** Whether the second line is a label. '**' marks the type of labels; `beside`: values are to the right of them. */
const isLabel = (texts: readonly string[], { beside = true, headings = [0, 1] } = {}): boolean => {
  const { reading } = sectionByHand('skills', texts);
  const rows = reading.lines.map((line, index) => {
    const isValue = index > 0 && !line.style.isBold;
    const row = isValue && beside ? index - 1 : index;
    return { ...line, box: { x: isValue ? 200 : 80, y: 100 + row * 20, width: 60, height: 12 } };
  });
  return isLabelOfValue(1, { ...reading, lines: rows }, headings);
};

const labels = ['Knowledge', '**Driving licence', 'B', '**Operating systems', 'Linux', '**Design', 'Inkscape'];

test('a heading in the type of two labels with values beside them is one of them', () => {
  expect(isLabel(labels)).toBe(true);
});

test.each([
  ['of which another is a heading', labels, { headings: [0, 1, 5] }],
  ['with its text below', labels, { beside: false }],
  ['with one label besides', labels.slice(0, 5), {}],
])('one in a type %s stays a heading', (_, texts, how) => {
  expect(isLabel(texts, how)).toBe(false);
});
