import type { Line, Reading, Span } from '../../../model/reading.ts';
import type { Resume } from '../../../model/resume.ts';

/**
 * Where a text is: below 'Projects', 'Publications' or 'Talks', in a bullet or another list item, or elsewhere. The
 * first two tell of somebody's work, which may be to write and attack prompts.
 */
export type Place = 'titles' | 'work' | 'text';

/**
 * Lines that read on over their ends, as one text without the bullet. A gap between cells is a line break in it; any
 * other white space is a space, character by character. `parts` say where each line begins in it.
 */
export type Passage = { text: string; place: Place; parts: readonly Part[] };
type Part = { line: number; from: number; at: number };

/** The visible text. Nothing in it is told apart by its type: a word in bold belongs to its sentence. */
export const passagesOf = (visual: Reading, resume: Resume): readonly Passage[] => {
  const placeOf = placesIn(visual, resume);
  const titles = linesOfHeadings(visual, resume);
  const hasRoom = roomIn(visual);
  const passages: { text: string; place: Place; parts: Part[] }[] = [];
  let above: Line | null = null;
  visual.lines.forEach((line, index) => {
    const last = passages.at(-1);
    const text = plainText(line.text);
    const isSame = above !== null && last !== undefined && areInOneText(above, line);
    if (isSame && !titles.has(index) && !titles.has(index - 1) && (startsLow(text) || !hasRoom(above ?? line, text))) {
      last.parts.push({ line: index, from: 0, at: last.text.length + 1 });
      last.text += ` ${text}`;
    } else {
      const from = line.markerLength;
      passages.push({ text: text.slice(from), place: placeOf(index), parts: [{ line: index, from, at: 0 }] });
    }
    above = line;
  });
  return passages;
};

/** The parts of the lines between two places of a passage. */
export const spansBetween = ({ text, parts }: Passage, from: number, to: number): readonly Span[] =>
  parts.flatMap((part, index): Span[] => {
    const end = (parts[index + 1]?.at ?? text.length + 1) - 1;
    const [first, last] = [Math.max(from, part.at), Math.min(to, end)];
    const start = part.from - part.at;
    return first >= last ? [] : [{ order: 'visual', line: part.line, from: start + first, to: start + last }];
  });

const plainText = (text: string): string => text.replaceAll('\t', '\n').replaceAll(/[^\S\n ]/gu, ' ');

const startsLow = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

/** In line heights: more space above a line starts another paragraph. */
const maxGap = 0.75;

const areInOneText = (above: Line, line: Line): boolean =>
  !line.isListItem &&
  line.markerLength === 0 &&
  !line.isFurniture &&
  !above.isFurniture &&
  line.part === above.part &&
  line.column === above.column &&
  line.isBesideColumn === above.isBesideColumn &&
  (line.gapAbove ?? 0) <= maxGap;

/** The places in the lines; those without an entry are elsewhere. */
const placesIn = (visual: Reading, { sections, experience, volunteering }: Resume): ((line: number) => Place) => {
  const titles = new Set(
    sections.flatMap(({ kind, lines }) => (kind === 'projects' || kind === 'publications' ? lines : [])),
  );
  const bullets = new Set(
    [...experience, ...volunteering].flatMap((job) =>
      job.bullets.flatMap(({ spans }) => spans.map(({ line }) => line)),
    ),
  );
  return (line) => {
    if (titles.has(line)) return 'titles';
    const { isListItem = false, markerLength = 0 } = visual.lines[line] ?? {};
    return isListItem || markerLength > 0 || bullets.has(line) ? 'work' : 'text';
  };
};

/** Lines that are nothing but a heading: no text goes on into them or behind them. */
const linesOfHeadings = (visual: Reading, { sections }: Resume): ReadonlySet<number> =>
  new Set(
    sections.flatMap(({ heading }) => {
      if (heading === null) return [];
      const { line, to } = heading.span;
      return /\p{L}/u.test(visual.lines[line]?.text.slice(to) ?? '') ? [] : [line];
    }),
  );

const columnOf = ({ page, column, isBesideColumn }: Line): string => `${page}/${column}/${isBesideColumn}`;

/** Tells whether the first word of a text had room at the end of a line; then the text starts anew. A Word file wraps no lines. */
const roomIn = ({ lines }: Reading): ((line: Line, next: string) => boolean) => {
  const edges = new Map<string, number>();
  for (const line of lines)
    if (line.box !== null && !line.text.includes('\t'))
      edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, line.box.x + line.box.width));
  return (line, next) => {
    if (line.box === null) return true;
    const letter = line.box.width / Math.max(1, line.text.length);
    const word = (next.trim().split(/\s/u, 1)[0] ?? '').length + 1;
    return line.box.x + line.box.width + word * letter <= (edges.get(columnOf(line)) ?? 0);
  };
};
