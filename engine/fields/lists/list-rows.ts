import type { Line, Reading, Span } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import { contentStart } from '../entries/content-start.ts';

/** Pieces of one or several lines that form one text: a list that was wrapped over line ends. */
export type ListRow = {
  parts: readonly { line: number; from: number; to: number }[];
  text: string;
  hasMarker: boolean;
  source: Line;
  section: number;
};

/** Far beyond real lists; longer ones are hostile or broken. */
const maxRowLength = 3000;

/** The lines of list-like sections, wrapped lines joined by one space. */
export const listRowsOf = (reading: Reading, sections: readonly Section[]): readonly ListRow[] => {
  const rows: ListRow[] = [];
  sections.forEach((section, index) => {
    const lines = section.lines.flatMap((number) => {
      const line = reading.lines[number];
      return line === undefined || line.isFurniture || line.text.trim() === '' || isSignature(line.text)
        ? []
        : [{ number, line }];
    });
    const right = new Map<number, number>();
    for (const { line } of lines) {
      if (line.box !== null) right.set(line.column, Math.max(right.get(line.column) ?? 0, line.box.x + line.box.width));
    }
    const gaps = lines.flatMap(({ line }) => (line.gapAbove === null ? [] : [line.gapAbove])).sort((a, b) => a - b);
    const typicalGap = gaps[Math.floor(gaps.length / 2)] ?? 0;
    let before: Line | null = null;
    for (const { number, line } of lines) {
      const from = contentStart(section, number, line);
      const raw = line.text.slice(from, from + maxRowLength);
      const start = from + raw.length - raw.trimStart().length;
      const part = { line: number, from: start, to: start + raw.trim().length };
      const last = rows.at(-1);
      if (
        last !== undefined &&
        last.section === index &&
        before !== null &&
        last.text.length < maxRowLength &&
        (continuesRow(last, before, line, right.get(line.column) ?? 0) || isTight(line, typicalGap))
      ) {
        rows[rows.length - 1] = { ...last, parts: [...last.parts, part], text: `${last.text} ${raw.trim()}` };
      } else if (/[\p{L}\d]/u.test(raw)) {
        rows.push({
          parts: [part],
          text: raw.trim(),
          hasMarker: line.markerLength > 0 || line.isListItem,
          source: line,
          section: index,
        });
      }
      before = line;
    }
  });
  return rows;
};

/** 'Passau, den 03.11.2026': place and date of a signature. */
const isSignature = (text: string): boolean =>
  /^\p{Lu}[\p{L}' -]{2,30}, (?:den |le |il |a )?\d{1,2}\.? ?(?:\d{1,2}|\p{L}{3,9})\.? ?20\d\d$/u.test(text.trim());

/** In a list of one item per line, a lower-case letter close under the line above continues that item. */
const isTight = (line: Line, typicalGap: number): boolean =>
  !line.isListItem &&
  /^\p{Ll}/u.test(line.text) &&
  line.gapAbove !== null &&
  typicalGap > 0.4 &&
  line.gapAbove < typicalGap * 0.5;

const separators = /[,;|•·]/gu;

const continuesRow = (row: ListRow, before: Line, line: Line, right: number): boolean => {
  if (line.markerLength > 0 || line.isListItem) return false;
  const isSameParagraph = line.paragraph === null || line.paragraph === before.paragraph;
  if (!isSameParagraph) return false;
  const text = line.text.trim();
  if (/[,;&/(]$|\s[–—-]$|\b(?:and|und|et|y|e|en)$/u.test(row.text) && !/:\s*\S{0,24}$/u.test(text.slice(0, 26)))
    return true;
  if (/\p{Ll}[-‐]$/u.test(row.text) && /^\p{Ll}/u.test(text)) return true;
  if (depthOf(row.text) > 0) return true;
  if (text.startsWith('(') && line.markerLength === 0) return true;
  const isLabelled = /^[^,;:]{2,40}:(?:\s|$)/u.test(text);
  if (isLabelled || before.box === null || line.box === null || text.includes('\t')) return false;
  // the widest line of a narrow list is full, but may be a whole item with its year
  if (/\b(?:19|20)\d\d\)?$/u.test(row.text) && /^\p{Lu}/u.test(text)) return false;
  const separatorCount = (row.text.match(separators) ?? []).length;
  if (separatorCount === 0 && !row.hasMarker && !/^\p{Ll}/u.test(text)) return false;
  const firstWord = (text.split(/\s/u)[0] ?? '').length + 1;
  const characterWidth = before.box.width / Math.max(1, before.text.length);
  const isFull = before.box.x + before.box.width + firstWord * characterWidth > right - 2;
  const isHanging = row.hasMarker && line.box.x > before.box.x + 3;
  const isUnlike = line.style.isBold !== before.style.isBold && before.style.isBold === row.source.style.isBold;
  return (
    (isFull || (isHanging && row.parts.length === 1 && before.text.length > 50)) &&
    !isUnlike &&
    Math.abs(line.box.x - before.box.x) < 60
  );
};

const depthOf = (text: string): number => {
  let depth = 0;
  for (const letter of text) depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
  return depth;
};

/**
 * An item with the word rejoined that a line end broke with a hyphen: 'commu- nication'; 'pre- and post-natal care'
 * stays.
 */
export const rejoined = (item: string): string =>
  item.replaceAll(/(?<=\p{Ll})[-‐] (?!(?:and|or|und|oder|et|ou|y|o|e|en|of)\b)(?=\p{Ll})/gu, '');

/** The spans of `text.slice(from, to)` of a row; a stretch over a line end has one span per line. */
export const spansOf = (reading: Reading, row: ListRow, from: number, to: number): readonly Span[] => {
  const spans: Span[] = [];
  let at = 0;
  for (const part of row.parts) {
    const length = part.to - part.from;
    const start = Math.max(from, at);
    const end = Math.min(to, at + length);
    if (start < end)
      spans.push({ order: reading.order, line: part.line, from: part.from + start - at, to: part.from + end - at });
    at += length + 1;
  }
  return spans;
};
