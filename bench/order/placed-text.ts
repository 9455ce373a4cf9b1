import fs from 'node:fs';
import { readingsOf } from '#engine/layout/readings-of.ts';
import type { Reading } from '#engine/model/reading.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { read } from '#engine/read/read.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { outputOf } from '../truth/extract.ts';

/** A word and the center of its place on the page, in points from the top left. */
export type PlacedText = { text: string; x: number; y: number };

const startPdfium = await compilePdfium(pdfiumBytes());

/** The words of a reading in its order. */
const wordsOf = (document: SourceDocument, { lines }: Reading): readonly PlacedText[] =>
  lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ run: index, from, to }) => {
      const run = document.runs[index];
      if (run?.place.kind !== 'page') return [];
      const { box } = run.place;
      const { edges } = run;
      return Array.from(run.text.slice(from, to).matchAll(/\S+/gu), ({ 0: text, index: at }) => {
        const [left, right] = [edges?.[from + at] ?? box.x, edges?.[from + at + text.length] ?? box.x + box.width];
        return { text, x: (left + right) / 2, y: box.y + box.height / 2 };
      });
    }),
  );

export type OurReading = { text: string; words: readonly PlacedText[] };

/** What we read in a PDF, in the order of a person; null when it cannot be read. */
export const ourReading = async (file: string): Promise<OurReading | null> => {
  const document = read(fs.readFileSync(file), file, await startPdfium());
  if (!document.ok) return null;
  const { visual } = readingsOf(document.value);
  return { text: visual.lines.map(({ text }) => text).join('\n'), words: wordsOf(document.value, visual) };
};

const wordPattern = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/gu;

/** The words in the order of pdftotext; null where it is not installed. */
export const popplerWords = (file: string): readonly PlacedText[] | null => {
  const html = outputOf('pdftotext', ['-bbox-layout', file, '-']);
  if (html === null) return null;
  return Array.from(html.matchAll(wordPattern), ([, left, top, right, bottom, text = '']) => ({
    text,
    x: (Number(left) + Number(right)) / 2,
    y: (Number(top) + Number(bottom)) / 2,
  }));
};
