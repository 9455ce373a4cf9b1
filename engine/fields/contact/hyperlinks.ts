import type { Box, SourceDocument } from '../../model/document.ts';
import type { Reading, Span } from '../../model/reading.ts';

/** The link target of some words of a reading. */
export type Hyperlink = { address: string; span: Span; words: string };

/** The hyperlinks on a line, from left to right; adjacent runs with one target are one link. */
export const hyperlinksOn = (document: SourceDocument, reading: Reading, index: number): readonly Hyperlink[] => {
  const line = reading.lines[index];
  if (line === undefined) return [];
  const found: Hyperlink[] = [];
  for (const piece of line.pieces) {
    const address = addressUnder(document, piece.run);
    if (address === null) continue;
    const to = piece.at + piece.to - piece.from;
    const before = found.at(-1);
    const isSame = before !== undefined && before.address === address && piece.at - before.span.to <= 2;
    const from = isSame ? before.span.from : piece.at;
    if (isSame) found.pop();
    found.push({ address, span: { order: reading.order, line: index, from, to }, words: line.text.slice(from, to) });
  }
  return found;
};

const addressUnder = (document: SourceDocument, index: number): string | null => {
  const run = document.runs[index];
  if (run === undefined) return null;
  if (run.link !== undefined) return run.link;
  const { place } = run;
  if (place.kind !== 'page' || document.links.length === 0 || document.links.length > 500) return null;
  const over = document.links.find(
    (link) => link.place.kind === 'page' && link.place.page === place.page && covers(link.place.box, place.box),
  );
  return over?.address ?? null;
};

/** The middle of the words lies inside the link's box. */
const covers = (link: Box, words: Box): boolean => {
  const x = words.x + words.width / 2;
  const y = words.y + words.height / 2;
  return x >= link.x - 1 && x <= link.x + link.width + 1 && y >= link.y - 2 && y <= link.y + link.height + 2;
};
