import {
  ExternalHyperlink,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Look } from '../../looks/look.ts';
import type { Line, Run } from '../../looks/page.ts';
import { hashOf } from '../../random.ts';

/** The column that blocks stand in, in twips, and the color of its text where it is not black. */
export type Column = { width: number; indent: number; color: string | undefined; look: Look };

const textRun = ({ text, emphasis, icon }: Run, color: string | undefined): TextRun => {
  const shade = color ?? (emphasis === 'muted' ? '5C6670' : undefined);
  return new TextRun({
    // Several blanks in a row are kept; a tab is an element of its own.
    children: text.split('\t').flatMap((part, index) => (index === 0 ? [part] : [new Tab(), part])),
    bold: emphasis === 'strong',
    italics: emphasis === 'italic',
    ...(shade === undefined ? {} : { color: shade }),
    ...(icon === true ? { font: 'Font Awesome 6 Free Solid' } : {}),
  });
};

const minSplitLength = 12;

/** Word starts a new run wherever text was edited, in the middle of words too. */
const pieces = (text: string): string[] => {
  if (text.length < minSplitLength) return [text];
  const at = 1 + (hashOf(text) % (text.length - 2));
  return [text.slice(0, at), text.slice(at)];
};

const address = /([\w.+-]+@[\w.-]+\w|(?:linkedin|github)\.com\/[\w./-]+)/;

const linkTo = (text: string): string => (text.includes('@') ? `mailto:${text}` : `https://${text}`);

/** The runs of a text, with links where the look has them. */
export const runsOf = (run: Run, { color, look }: Column): ParagraphChild[] => {
  const split = (text: string): TextRun[] =>
    (look.word.hasSplitRuns ? pieces(text) : [text]).map((piece) => textRun({ ...run, text: piece }, color));
  if (!look.word.hasLinks) return split(run.text);
  return run.text.split(address).flatMap((part, index): ParagraphChild[] => {
    if (part === '') return [];
    return index % 2 === 0 ? split(part) : [new ExternalHyperlink({ link: linkTo(part), children: split(part) })];
  });
};

const childrenOf = (line: Line, column: Column): ParagraphChild[] => [
  ...line.runs.flatMap((each) => runsOf(each, column)),
  ...(line.right.length === 0 ? [] : [new TextRun({ children: [new Tab()] })]),
  ...line.right.flatMap((each) => runsOf(each, column)),
];

/** Lines of one paragraph, with line breaks between them. */
export const linesParagraph = (lines: readonly Line[], column: Column, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0 },
    indent: { left: column.indent },
    ...options,
    ...(lines.every(({ right }) => right.length === 0)
      ? {}
      : { tabStops: [{ type: TabStopType.RIGHT, position: column.indent + column.width }] }),
    children: lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [new TextRun({ break: 1 })]),
      ...childrenOf(line, column),
    ]),
  });

export const lineParagraph = (line: Line, column: Column, options: IParagraphOptions = {}): Paragraph =>
  linesParagraph([line], column, options);
