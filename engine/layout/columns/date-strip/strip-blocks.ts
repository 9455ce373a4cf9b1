import { isListed } from '../../../sections/titles/title-kind.ts';
import type { Segment } from '../../geometry/segments.ts';
import { piecesOf, type Piece } from './strip-pieces.ts';

/** A cell of a strip: a period on one line or several with the lines that belong to it, or the title of a section. */
type Block = { lines: Segment[]; periods: number; others: number };

/** Periods from which on a strip of them tells something. */
export const minPeriods = 2;
/** In line heights: lines of one cell are at most this far apart. */
const maxStepInCell = 1.5;

/** Letters and lines of a cell with dates, a town and an employer; text is longer. */
const maxLineLength = 40;
const maxLines = 5;

/** Type at least this many times as large as the dates is that of a title. */
export const minLargerTitle = 1.08;

export const typeOf = ({ scraps: [first], size }: Segment): string =>
  `${Math.round(size * 2)} ${first?.font.isBold === true} ${first?.font.isItalic === true}`;

/** The cells of a strip from top to bottom; null where it holds anything else. */
export const blocksOf = (strip: readonly Segment[]): readonly Block[] | null => {
  // A piece is no shorter than its lines, and to look for dates in lines of text takes long.
  if (strip.some(({ text }) => text.trim().length > maxLineLength)) return null;
  const pieces = piecesOf(strip);
  if (pieces.some(({ lines, text }) => lines.length > maxLines || text.length > maxLineLength)) return null;
  const dates = pieces.find(({ is }) => is === 'period')?.lines[0];
  const isTitle = ({ text, lines: [line] }: Piece): boolean =>
    isListed(text) || (line !== undefined && dates !== undefined && line.size > minLargerTitle * dates.size);
  const [first] = pieces.filter((piece) => !isTitle(piece));
  if (first === undefined || dates === undefined) return null;
  const firstType = first.lines[0] === undefined ? '' : typeOf(first.lines[0]);
  // an employer in a type of its own begins each cell, or else each cell ends with its dates
  const isByType = first.is !== 'period' && typeOf(dates) !== firstType;
  const blocks: Block[] = [];
  pieces.forEach((piece, index) => {
    const above = pieces[index - 1];
    const [line] = piece.lines;
    const isRest = isByType && isInType(above?.lines[0], firstType);
    const isNamed = isByType ? isInType(line, firstType) : above?.is === 'period';
    const isAnew = first.is === 'period' ? piece.is === 'period' : isNamed;
    const open = blocks.at(-1);
    const isOpen = open !== undefined && above !== undefined && !isTitle(above);
    if (!isTitle(piece) && isOpen && (!isAnew || isRest)) {
      open.lines.push(...piece.lines);
      open[piece.is === 'period' ? 'periods' : 'others'] += 1;
    } else
      blocks.push({
        lines: [...piece.lines],
        periods: piece.is === 'period' ? 1 : 0,
        others: piece.is === 'period' ? 0 : 1,
      });
  });
  const isTitleAlone = ({ periods, others, lines: [line] }: Block): boolean =>
    periods === 0 && others === 1 && pieces.some((piece) => piece.lines[0] === line && isTitle(piece));
  const isCell = ({ periods, lines }: Block): boolean =>
    periods === 1 && lines.length <= maxLines && lines.every((line, index) => isNear(lines[index - 1], line));
  return blocks.every((block) => isCell(block) || isTitleAlone(block)) ? blocks : null;
};

const isInType = (line: Segment | undefined, type: string): boolean => line !== undefined && typeOf(line) === type;

const isNear = (above: Segment | undefined, line: Segment): boolean =>
  above === undefined || line.top - above.bottom <= maxStepInCell * line.size;
