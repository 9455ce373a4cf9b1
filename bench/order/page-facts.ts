import fs from 'node:fs';
import path from 'node:path';

/** A statement about one page of olmOCR-Bench. Only these kinds can be judged by plain text. */
export type PageFact = { pdf: string; page: number; id: string } & (
  | { type: 'present' | 'absent'; text: string; max_diffs?: number; case_sensitive?: boolean }
  | { type: 'order'; before: string; after: string; max_diffs?: number }
);

/** The statements of `sample_data/dataset.jsonl` in a clone of allenai/olmocr. */
export const factsOf = (folder: string): readonly PageFact[] =>
  fs
    .readFileSync(path.join(folder, 'dataset.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as PageFact | { type: 'table' | 'math' })
    .filter((fact): fact is PageFact => ['present', 'absent', 'order'].includes(fact.type));

const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '＿': '_',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‒': '-',
  '−': '-',
  µ: 'μ',
};
/** White space, quotes and dashes as the benchmark compares them. */
const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[‘’‚“”„＿–—‑‒−µ]/gu, (mark) => plain[mark] ?? mark);

/** Where the wanted text ends in the page, with at most so many letters added, missing or changed (Sellers' algorithm). */
const endsOf = (wanted: string, page: string, maxDiffs: number): readonly number[] => {
  let column = Array.from({ length: wanted.length + 1 }, (_, row) => row);
  const ends: number[] = [];
  for (let at = 0; at < page.length; at += 1) {
    const next = [0];
    for (let row = 1; row <= wanted.length; row += 1)
      next.push(
        Math.min(
          (column[row - 1] ?? 0) + (wanted[row - 1] === page[at] ? 0 : 1),
          (column[row] ?? 0) + 1,
          (next[row - 1] ?? 0) + 1,
        ),
      );
    column = next;
    if ((column[wanted.length] ?? Infinity) <= maxDiffs) ends.push(at + 1);
  }
  return ends;
};

/** Whether a statement holds for the text that was read of its page. */
export const holds = (fact: PageFact, text: string): boolean => {
  const page = normalized(text);
  const diffs = fact.max_diffs ?? 0;
  if (fact.type === 'order') {
    const [before, after] = [normalized(fact.before).trim(), normalized(fact.after).trim()];
    const [first] = endsOf(before, page, diffs);
    const last = endsOf(after, page, diffs).at(-1);
    return first !== undefined && last !== undefined && first - before.length < last - after.length;
  }
  const fold = (value: string): string => (fact.case_sensitive === false ? value.toLowerCase() : value);
  const isThere = endsOf(fold(normalized(fact.text).trim()), fold(page), diffs).length > 0;
  return fact.type === 'present' ? isThere : !isThere;
};
