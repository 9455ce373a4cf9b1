import { anyOf } from '../../lexicon/phrases/compose.ts';

/** The bounds of an item in its row. */
export type Item = { from: number; to: number };

const separator = anyOf(
  /\s*\t\s*|\s*[;|¦│┃❘｜∣•·∙●▪◦⋅]\s*/uy,
  /,(?=\s|\p{L}|$)\s*|\s+\/\s+/u,
  // 'Python – Django, Flask': a dash before a list
  /\s+[–—]\s+(?=\p{Lu}[^,;]*[,;])/u,
  /(?<=\p{Ll}{3}|\p{Lu}{3})\.\s+(?=\p{Lu})/u,
);

/**
 * Splits a list at commas, semicolons, bars, bullets, dots and tabs, but not inside brackets; 'CI/CD' stays whole, 'X /
 * Y' does not.
 */
export const itemsIn = (text: string, from: number): readonly Item[] => {
  const items: Item[] = [];
  let start = from;
  let depth = 0;
  let position = from;
  while (position < text.length) {
    const letter = text[position] ?? '';
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    separator.lastIndex = position;
    const found = depth === 0 || letter === '\t' ? separator.exec(text) : null;
    // 1,000 and 3,5 are numbers
    if (
      found === null ||
      (letter === ',' && /\d/u.test(text[position - 1] ?? '') && /\d/u.test(text[position + 1] ?? ''))
    ) {
      position += 1;
      continue;
    }
    if (letter === '\t') depth = 0;
    items.push({ from: start, to: position });
    start = position + found[0].length;
    position = Math.max(start, position + 1);
  }
  items.push({ from: start, to: text.length });
  return items.filter((item) => /[\p{L}\d]/u.test(text.slice(item.from, item.to)));
};

/** 'AWS (EC2, S3)' is a skill and its parts; 'Lease accounting (ASC 842)' is one. */
export const unfolded = (text: string, item: Item): readonly Item[] => {
  const found = /^([^()]+)\(([^()]*[,;][^()]*)\)\s*$/u.exec(text.slice(item.from, item.to));
  if (found === null) return [item];
  const head = { from: item.from, to: item.from + (found[1] ?? '').trimEnd().length };
  const inside = item.from + (found[1] ?? '').length + 1;
  return [head, ...itemsIn(text.slice(0, inside + (found[2] ?? '').length), inside)];
};
