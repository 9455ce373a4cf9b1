import type { Extracted, PlacedWord } from './extract.ts';

/** Empty space between two columns, at least, in points. */
const minGutterPt = 9;
/** A row of words counts for columns when it has this many words on both sides. */
const minWordsPerSide = 2;

/** Words in rows of one height, from left to right. */
const rowsOf = (words: readonly PlacedWord[]): PlacedWord[][] => {
  const rows: PlacedWord[][] = [];
  for (const word of [...words].sort((a, b) => a.y + a.height / 2 - b.y - b.height / 2)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (
      row !== undefined &&
      first !== undefined &&
      Math.abs(first.y + first.height / 2 - word.y - word.height / 2) < first.height / 2
    )
      row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
};

/** Rows on the smaller side of an empty stripe that starts at `x`, in the tallest band that no word crosses. */
const rowsBeside = (rows: readonly PlacedWord[][], x: number, minWords: number): number => {
  let most = 0;
  let [left, right] = [0, 0];
  for (const row of rows) {
    const isCrossed = row.some((word) => word.x < x + minGutterPt && word.x + word.width > x);
    if (isCrossed) [left, right] = [0, 0];
    else {
      const before = row.filter((word) => word.x + word.width <= x).length;
      if (before >= minWords) left += 1;
      if (row.length - before >= minWords) right += 1;
      most = Math.max(most, Math.min(left, right));
    }
  }
  return most;
};

/** The largest number of rows that a page has on both sides of one empty stripe, over all pages, and their share of all rows. */
export const rowsBesideColumn = (
  { words, pages }: Extracted,
  minWords = minWordsPerSide,
): { rows: number; share: number } => {
  const perPage = pages.map((page, index) => {
    const rows = rowsOf(words.filter((word) => word.page === index + 1));
    let most = 0;
    for (let x = page.width * 0.2; x < page.width * 0.8; x += 4) most = Math.max(most, rowsBeside(rows, x, minWords));
    return { most, all: rows.length };
  });
  const rows = perPage.reduce((sum, { most }) => sum + most, 0);
  const all = perPage.reduce((sum, page) => sum + page.all, 0);
  return { rows, share: all === 0 ? 0 : rows / all };
};

/** How often the stored order of a PDF jumps upward on a page, as a share of its lines. */
export const upwardJumps = ({ stretches }: Extracted): { jumps: number; share: number } => {
  const seen = stretches.filter(({ text, angle }) => text.trim() !== '' && Math.abs(angle) < 5);
  const jumps = seen.filter((stretch, at) => {
    const before = seen[at - 1];
    return before !== undefined && before.page === stretch.page && stretch.y > before.y + before.sizePt;
  }).length;
  const lines = new Set(seen.map(({ page, y }) => `${page} ${Math.round(y / 3)}`)).size;
  return { jumps, share: lines === 0 ? 0 : jumps / lines };
};
