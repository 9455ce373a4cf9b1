import type { Line, Reading } from '../model/reading.ts';
import type { Section, SectionKind } from '../model/resume.ts';

// A page of plain measures: what matters is what is left, right, above and indented.
const left = 50;
const right = 545;
const gutter = 150;
const lineHeight = 14;
const letterWidth = 5;
const indentWidth = 6;

type Style = Line['style'];
const plain: Style = { sizePt: 10, isBold: false, isItalic: false, isCaps: false, color: '#000000' };

const marks: Readonly<Record<string, Partial<Style>>> = {
  '**': { isBold: true },
  __: { isItalic: true },
  '##': { color: '#aa3300' },
};

/** The words of one line without its marks, and the type of each letter. */
const typed = (given: string): { text: string; styles: readonly Style[] } => {
  let text = '';
  const styles: Style[] = [];
  let style: Style = plain;
  let open: string | null = null;
  for (let at = 0; at < given.length;) {
    const mark = given.slice(at, at + 2);
    const change = marks[mark];
    if (change !== undefined && (open === null || open === mark)) {
      style = open === null ? { ...plain, ...change } : plain;
      open = open === null ? mark : null;
      at += 2;
      continue;
    }
    text += given[at] ?? '';
    styles.push(style);
    at += 1;
  }
  return { text, styles };
};

const keyOf = ({ isBold, isItalic, color }: Style): string => `${isBold} ${isItalic} ${color}`;

/** The type of most letters; bold and italic only when all letters are. */
const styleOf = (text: string, styles: readonly Style[]): Style => {
  const letters = styles.filter((_, at) => /[\p{L}\d]/u.test(text[at] ?? ''));
  const colors = letters.map((style) => style.color);
  const color = [...new Set(colors)].toSorted(
    (a, b) => colors.filter((one) => one === b).length - colors.filter((one) => one === a).length,
  )[0];
  return {
    ...plain,
    isBold: letters.length > 0 && letters.every((style) => style.isBold),
    isItalic: letters.length > 0 && letters.every((style) => style.isItalic),
    isCaps: !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text),
    color: color ?? plain.color,
  };
};

const widthOf = (text: string): number => text.length * letterWidth;

/** Left edges: two spaces indent, a tab at the start leads behind the gutter. */
const startOf = (given: string): { x: number; text: string } => {
  if (given.startsWith('\t')) return { x: gutter, text: given.slice(1) };
  const indent = /^ */.exec(given)?.[0].length ?? 0;
  return { x: left + indent * indentWidth, text: given.slice(indent) };
};

/**
 * One section as drawn on a page, with the type of each stretch, the position of each line and the gaps between them.
 * '**bold**', '__italic__', '##in color##'; an empty line is a gap, leading spaces indent, a tab inside is a gap within
 * the line (the last one before words at the right margin), a tab at the start leads behind a gutter of dates.
 */
export const sectionWithLayout = (
  kind: SectionKind,
  drawn: readonly string[],
): { reading: Reading; sections: readonly Section[] } => {
  const lines: Line[] = [];
  let top = 100;
  let isGapAbove = false;
  for (const given of drawn) {
    top += lineHeight;
    if (given.trim() === '') {
      isGapAbove = true;
      continue;
    }
    const { x, text: marked } = startOf(given);
    const { text, styles } = typed(marked);
    const markerLength = /^(?:[•●◦-]|\d\.) /u.exec(text)?.[0].length ?? 0;
    const isGutter = text.includes('\t') && /^[^\t]{4,24}\t/u.test(text) && drawn.some((one) => one.startsWith('\t'));
    const end = text.includes('\t') && !isGutter ? right : x + widthOf(text) + (isGutter ? 40 : 0);
    const changes = styles.flatMap((style, at) =>
      at === 0 || keyOf(style) !== keyOf(styles[at - 1] ?? plain)
        ? [{ at, isBold: style.isBold, isItalic: style.isItalic, color: style.color }]
        : [],
    );
    lines.push({
      text,
      pieces: [],
      markerLength,
      isListItem: markerLength > 0,
      style: styleOf(text, styles),
      ...(changes.length > 1 ? { typeChanges: changes } : {}),
      part: 'body',
      page: 1,
      box: { x, y: top, width: Math.min(end, right) - x, height: 10 },
      column: 0,
      isBesideColumn: false,
      gapAbove: lines.length === 0 ? null : isGapAbove ? 1 : 0.2,
      paragraph: null,
      headingLevel: null,
      isFurniture: false,
    });
    isGapAbove = false;
  }
  return {
    reading: { order: 'visual', lines, tables: [] },
    sections: [{ kind, heading: null, lines: lines.map((_, index) => index), column: 0 }],
  };
};
