import type { DatesId } from './parts.ts';

const atLine = (lines: readonly string[], index: number, change: (line: string) => string): string[] =>
  lines.map((line, at) => (at === index ? change(line) : line));

/** The first line whose right edge is free. */
const freeEdge = (lines: readonly string[]): number => lines.findIndex((line) => !line.includes('\t'));

/** Templates with `{dates}` added. `anchor` is the line that names what the dates are of. */
export const withDates = (lines: readonly string[], dates: DatesId, anchor: number): readonly string[] => {
  switch (dates) {
    case 'dates-right':
      return freeEdge(lines) < 0 ? [...lines, '{dates}'] : atLine(lines, freeEdge(lines), (line) => `${line}\t{dates}`);
    case 'dates-below':
      return [...lines, '~{dates}~'];
    case 'dates-front':
      return atLine(lines, 0, (line) => `{dates}   ${line}`);
    case 'dates-brackets':
      return atLine(lines, anchor, (line) => beforeEdge(line, ' ({dates})'));
    case 'dates-comma':
      return atLine(lines, anchor, (line) => beforeEdge(line, ', {dates}'));
    case 'dates-colon':
      return atLine(lines, anchor, (line) => beforeEdge(line, ': {dates}'));
    case 'dates-pipe':
      return atLine(lines, anchor, (line) => beforeEdge(line, ' | {dates}'));
    case 'dates-gap':
      return atLine(lines, anchor, (line) => beforeEdge(line, '   {dates}'));
    // The dates stand beside the entry.
    default:
      return lines;
  }
};

const beforeEdge = (line: string, text: string): string => {
  const [left = '', ...right] = line.split('\t');
  return [left + text, ...right].join('\t');
};
