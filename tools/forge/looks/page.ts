/** A resume laid out as blocks: what stands on which line in which emphasis. Producers draw it; none of them decides what is said. */

export type Emphasis = 'plain' | 'strong' | 'italic' | 'muted';

/** `icon` is a glyph of an icon font, read as a private-use character. */
export type Run = { text: string; emphasis: Emphasis; icon?: true };

/** One printed line, which wraps if it is too long. `right` stands at the right edge of the column. */
export type Line = { runs: readonly Run[]; right: readonly Run[] };

export type Block =
  /** `isStart`: the first line of an entry, with space above. */
  | { is: 'line'; line: Line; isStart: boolean }
  | { is: 'paragraph'; text: string }
  /** `mark` is the character before each item, '' for none, '#' for numbers. */
  | { is: 'bullets'; mark: string; items: readonly string[] }
  /** A narrow cell left of the blocks that belong to it, such as the dates of a job. */
  | { is: 'gutter'; left: readonly Line[]; blocks: readonly Block[] }
  | { is: 'table'; shares: readonly number[]; rows: readonly (readonly Cell[])[]; hasHeader: boolean }
  | { is: 'chips'; items: readonly string[] }
  | { is: 'grid'; columns: number; items: readonly string[] }
  /** Levels from 1 to 5, drawn as shapes. */
  | { is: 'ratings'; items: readonly { label: string; level: number }[] };

/** What stands in one cell of a table. */
export type Cell = readonly Block[];

export type PageSection = { kind: string; heading: string; blocks: readonly Block[] };

export type PageHead = {
  /** The name as printed, one string per printed line. */
  name: readonly string[];
  /** Initials drawn beside the name. */
  monogram: string | undefined;
  hasPhoto: boolean;
  headline: string | undefined;
  contact: readonly Line[];
};

export type Page = {
  /** Painted in white, for software. */
  hidden: string | undefined;
  head: PageHead;
  /** Left to right. One column, or two. */
  columns: readonly (readonly PageSection[])[];
};

export const run = (text: string, emphasis: Emphasis = 'plain'): Run => ({ text, emphasis });

export const lineOf = (text: string, emphasis: Emphasis = 'plain'): Line => ({
  runs: [run(text, emphasis)],
  right: [],
});

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const textOfLine = ({ runs, right }: Line): string =>
  [runs, right]
    .map(textOfRuns)
    .filter((text) => text !== '')
    .join(' ');

/** The block's text, one string per line. */
export const textsOfBlock = (block: Block): string[] => {
  switch (block.is) {
    case 'line':
      return [textOfLine(block.line)];
    case 'paragraph':
      return [block.text];
    case 'gutter':
      return [...block.left.map(textOfLine), ...block.blocks.flatMap(textsOfBlock)];
    case 'table':
      return block.rows.flat(2).flatMap(textsOfBlock);
    case 'ratings':
      return block.items.map(({ label }) => label);
    default:
      return [...block.items];
  }
};
