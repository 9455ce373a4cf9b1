import type { Box, Run } from '../../../model/document.ts';
import type { PageLink } from '../annotations.ts';
import type { Character } from './characters.ts';
import { round } from '../pdfium/matrix.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { StyledText } from './stored-lines.ts';
import type { TextStyle } from './text-styles.ts';

/** A run under construction, with page data that is not part of the run itself. */
export type PageRun = { run: Run; box: Box; style: TextStyle; rank: number; isGuessed: boolean };

/** As a share of the font size: a gap wider than this splits a stored piece of text. */
const jump = 0.1;
/** Next to a space character the gap may be word spacing of justified text. */
const minJumpAtSpace = 1;

/** Split where the text jumps, where a link starts or ends, and where the mapping to characters fails. */
export const runsOf = (text: StyledText, page: number, links: readonly PageLink[]): PageRun[] => {
  const { characters, style, rank } = text;
  const runs: PageRun[] = [];
  /** The index of the first character of the piece. */
  let start = 0;
  let last: Character | undefined;
  let pieceLink: string | undefined;
  /** The last character of the piece that is not a space: spaces belong to the text before them. */
  let solid: Character | undefined;
  const isLevel = style.angle === 0;

  const finish = (end: number): void => {
    if (end > start) runs.push(pageRun(characters.slice(start, end), style, rank, page, pieceLink));
  };
  // by index: an iterator of entries would build a pair for each character
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index];
    if (character === undefined) break;
    const link = linkUnder(character, links);
    const isCut =
      last === undefined ||
      link !== pieceLink ||
      (solid !== undefined && changesMap(solid, character)) ||
      (isLevel && jumps(last, character, style.font.sizePt));
    if (isCut) {
      finish(index);
      start = index;
      pieceLink = link;
      solid = undefined;
    }
    last = character;
    if (character.text !== ' ') solid = character;
  }
  finish(characters.length);
  return runs;
};

const linkUnder = ({ left, right, top, bottom }: Character, links: readonly PageLink[]): string | undefined => {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  // Most links are on other lines, so the height is compared first.
  for (const { address, box } of links) {
    if (y >= box.y && y <= box.y + box.height && x >= box.x && x <= box.x + box.width) return address;
  }
  return undefined;
};

const changesMap = (last: Character, next: Character): boolean =>
  next.text !== ' ' && (last.isUnmapped !== next.isUnmapped || last.isGuessed !== next.isGuessed);

const jumps = (last: Character, next: Character, sizePt: number): boolean => {
  if (isRightToLeft(next.text) || isRightToLeft(last.text)) return jumpsLeftward(last, next, sizePt);
  const gap = next.left - last.right;
  const isAtSpace = last.text.trim() === '' || next.text.trim() === '';
  return gap > sizePt * (isAtSpace ? minJumpAtSpace : jump) || next.left < last.left - sizePt * 0.5;
};

/** Arabic, Hebrew and other right-to-left scripts run the other way, and a space in them may be on either side. */
const jumpsLeftward = (last: Character, next: Character, sizePt: number): boolean => {
  const gap = Math.max(next.left - last.right, last.left - next.right);
  return gap > sizePt * (last.text === ' ' || next.text === ' ' ? minJumpAtSpace : jump);
};

const pageRun = (
  characters: readonly Character[],
  style: TextStyle,
  rank: number,
  page: number,
  link: string | undefined,
): PageRun => {
  const text = textOf(characters);
  const box = boxAround(characters);
  const run: Run = { text, font: style.font, place: { kind: 'page', page, box } };
  if (style.angle === 0) run.edges = isRightToLeft(text) ? evenEdges(text, box) : edgesOf(characters);
  else run.angle = style.angle;
  if (link !== undefined) run.link = link;
  if (characters.some((character) => character.isUnmapped)) run.isUnmapped = true;
  return { run, box, style, rank, isGuessed: characters.some((character) => character.isGuessed) };
};

/** The halves of surrogate pairs are joined; one without the other is replaced. */
const textOf = (characters: readonly Character[]): string => {
  let text = '';
  for (const character of characters) text += character.text;
  return text.toWellFormed();
};

const boxAround = (characters: readonly Character[]): Box => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const character of characters) {
    left = Math.min(left, character.left);
    top = Math.min(top, character.top);
    right = Math.max(right, character.right);
    bottom = Math.max(bottom, character.bottom);
  }
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
};

/** When the letters are not in the order of their text, each gets the same share of the box. */
const evenEdges = (text: string, box: Box): number[] =>
  Array.from({ length: text.length + 1 }, (_, index) => round(box.x + (box.width * index) / text.length));

/** Edges never decrease, so a part of the run is always the box between two of them. */
const edgesOf = (characters: readonly Character[]): number[] => {
  const edges: number[] = [];
  let furthest = -Infinity;
  let end = -Infinity;
  for (const { text, left, right } of characters) {
    end = Math.max(end, right);
    for (let unit = 0; unit < text.length; unit++) {
      furthest = Math.max(furthest, left + ((right - left) * unit) / text.length);
      edges.push(round(furthest));
    }
  }
  edges.push(round(Math.max(end, furthest)));
  return edges;
};
