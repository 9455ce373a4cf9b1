import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { PlacedText } from './placed-text.ts';

/** One block of text of a form, as its annotators boxed it, in pixels of the scanned page. */
type Segment = {
  id: number;
  box: readonly [number, number, number, number];
  words: readonly { box: readonly [number, number, number, number]; text: string }[];
};
export type Form = {
  uid: string;
  img: { width: number; height: number };
  document: readonly Segment[];
  /** Pairs of segments that a person reads one right after the other. */
  ro_linkings: readonly (readonly [number, number])[];
};

/** The forms of one part ('train' or 'val') of a clone of chongzhangFDU/ROOR-Datasets. */
export const formsOf = (folder: string, part: 'train' | 'val'): readonly Form[] =>
  fs
    .readFileSync(path.join(folder, `data/data.${part}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, 'data/jsons', name), 'utf8')) as Form);

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
/** Of the height of a box, which reaches from the top of the capitals to below the descenders. */
const sizeOfBox = 0.8;
const smallestPt = 4;

/** A fixed order without relation to the page, so that only the layout can tell the order. */
const scattered = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item, index) => ({ item, key: (index * 2_654_435_761 + 97) % 4_294_967_296 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/**
 * Draws the words of a form where they are on its page, one point for each pixel, narrowed to the width of their boxes.
 * The words of a segment are stored together; the segments are stored in an order that tells nothing.
 */
export const drawForm = async (form: Form, target: string): Promise<void> => {
  const pdf = new PDFDocument({ size: [form.img.width, form.img.height], margin: 0 });
  const file = fs.createWriteStream(target);
  pdf.pipe(file);
  pdf.font(font);
  for (const { words } of scattered(form.document))
    for (const { box, text } of words) {
      const [left, top, right, bottom] = box;
      const size = Math.max(smallestPt, (bottom - top) * sizeOfBox);
      pdf.fontSize(size);
      const scale = (right - left) / Math.max(1, pdf.widthOfString(text));
      pdf.save().translate(left, top).scale(scale, 1).text(text, 0, 0, { lineBreak: false }).restore();
    }
  pdf.end();
  await finished(file);
};

/** The segments in the order in which their first words are read. A word belongs to the smallest box around its center. */
const orderOf = (form: Form, read: readonly PlacedText[]): readonly number[] => {
  const order = new Set<number>();
  for (const { x, y } of read) {
    const around = form.document.filter(
      ({ box: [left, top, right, bottom] }) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1,
    );
    const area = ({ box: [left, top, right, bottom] }: Segment): number => (right - left) * (bottom - top);
    const [segment] = around.toSorted((a, b) => area(a) - area(b));
    if (segment !== undefined) order.add(segment.id);
  }
  return [...order];
};

export type Pairs = { right: number; read: number; annotated: number };

/** How many pairs of neighbors in the order read are pairs that the annotators linked. */
export const pairsOf = (form: Form, read: readonly PlacedText[]): Pairs => {
  const order = orderOf(form, read);
  const linked = new Set(form.ro_linkings.map(([from, to]) => `${from} ${to}`));
  const neighbors = order.slice(1).map((to, index) => `${order[index]} ${to}`);
  return {
    right: neighbors.filter((pair) => linked.has(pair)).length,
    read: neighbors.length,
    annotated: linked.size,
  };
};
