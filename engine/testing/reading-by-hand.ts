import type { Line, Reading } from '../model/reading.ts';
import type { Section, SectionKind } from '../model/resume.ts';

const plainLine: Line = {
  text: '',
  pieces: [],
  markerLength: 0,
  isListItem: false,
  style: { sizePt: 10, isBold: false, isItalic: false, isCaps: false, color: '#000000' },
  part: 'body',
  page: 1,
  box: null,
  column: 0,
  isBesideColumn: false,
  gapAbove: null,
  paragraph: null,
  headingLevel: null,
  isFurniture: false,
};

/** One section and its reading, from lines as a person sees them: '• ' is a bullet, '\t' a wide gap, '**' at the start makes a line bold. */
export const sectionByHand = (
  kind: SectionKind,
  texts: readonly string[],
): { reading: Reading; sections: readonly Section[] } => {
  const lines = texts.map((given): Line => {
    const isBold = given.startsWith('**');
    const text = isBold ? given.slice(2) : given;
    const markerLength = /^[•-] /u.exec(text)?.[0].length ?? 0;
    return { ...plainLine, text, markerLength, isListItem: markerLength > 0, style: { ...plainLine.style, isBold } };
  });
  return {
    reading: { order: 'visual', lines, tables: [] },
    sections: [{ kind, heading: null, lines: lines.map((_, index) => index), column: 0 }],
  };
};

/** The text of the spans of a field, joined by spaces: the source of its value. */
export const quoted = (reading: Reading, spans: readonly { line: number; from: number; to: number }[]): string =>
  spans.map(({ line, from, to }) => reading.lines[line]?.text.slice(from, to) ?? '').join(' ');
