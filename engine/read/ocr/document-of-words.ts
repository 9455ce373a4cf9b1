import type { Run, SourceDocument } from '../../model/document.ts';
import { noTraits } from '../no-traits.ts';
import { bulletFor } from './bullets.ts';
import { linesOf, type RecognizedLine } from './lines.ts';
import type { RecognizedPage } from './recognized.ts';

/** Sizes of ink vary with the letters of a line; within this share of the size of most text they are that size. */
const sameSize = 0.12;
/** Where the em of a run begins above its baseline; the layout assumes the same (`engine/layout/geometry/scraps.ts`). */
const aboveBaseline = 0.78;

/**
 * The words that OCR found, as a document whose runs have places and sizes like those of a PDF with text. Colors and
 * weights are not known, and nothing but words is in it.
 */
export const documentOfWords = (recognized: readonly RecognizedPage[], sizeBytes: number): SourceDocument => {
  const pages = recognized.map(({ page }) => page);
  const lines = recognized.flatMap((each, index) => {
    const scale = each.page.widthPt / each.widthPx;
    return linesOf(each).map((line) => ({ line, scale, page: index + 1 }));
  });
  const body = bodySizeOf(lines);
  return {
    kind: 'pdf',
    sizeBytes,
    pages,
    pageCount: pages.length,
    runs: lines.map(({ line, scale, page }) => runOf(line, scale, page, body)),
    paragraphs: [],
    tables: [],
    pictures: [],
    shapes: [],
    links: [],
    metadata: { title: '', author: '', producer: '', creator: '' },
    traits: { ...noTraits },
  };
};

/** In points, weighted by letters. */
const bodySizeOf = (lines: readonly { line: RecognizedLine; scale: number }[]): number => {
  const sizes = lines
    .map(({ line, scale }) => ({
      size: line.size * scale,
      letters: line.words.reduce((sum, { text }) => sum + text.length, 0),
    }))
    .toSorted((a, b) => a.size - b.size);
  const half = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let counted = 0;
  return sizes.find(({ letters }) => (counted += letters) >= half)?.size ?? 0;
};

const runOf = ({ words, size, baseline }: RecognizedLine, scale: number, page: number, body: number): Run => {
  const measured = size * scale;
  const sizePt = roundedSize(Math.abs(measured - body) <= sameSize * body ? body : measured);
  const texts = words.map((word, index) => (index === 0 ? bulletFor(word.text, words[1]?.text) : word.text));
  const edges: number[] = [];
  words.forEach(({ left, right }, index) => {
    const { length } = texts[index] ?? '';
    // With the space before the word, which begins where the last word ended.
    if (index > 0) edges.push((words[index - 1]?.right ?? left) * scale);
    for (let unit = 0; unit < length; unit += 1) edges.push((left + ((right - left) * unit) / length) * scale);
  });
  edges.push((words.at(-1)?.right ?? 0) * scale);
  const level = rising(edges);
  const x = level[0] ?? 0;
  const width = (level.at(-1) ?? x) - x;
  return {
    text: texts.join(' '),
    font: { name: '', sizePt, isBold: false, isItalic: false, color: '#000000' },
    place: { kind: 'page', page, box: { x, y: baseline * scale - aboveBaseline * sizePt, width, height: sizePt } },
    edges: level,
    isOcr: true,
  };
};

const roundedSize = (sizePt: number): number => Math.max(1, Math.round(sizePt * 2) / 2);

/** Boxes of neighboring words can overlap, but the edges of a run never decrease. */
const rising = (edges: readonly number[]): number[] => {
  let furthest = -Infinity;
  return edges.map((edge) => (furthest = Math.max(furthest, edge)));
};
