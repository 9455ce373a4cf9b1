import { anyOf } from '../../lexicon/phrases/compose.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import type { Line } from '../../model/reading.ts';
import { periodsIn } from '../dates/periods.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { hasNameBeforeMonth } from './certificate-name.ts';
import type { ListRow } from './list-rows.ts';

/** `head`: the last row above without a marker, in a list that begins without. `isBelowItem`: the list begins with one. */
type Piece = {
  row: ListRow;
  head: ListRow | null;
  isBelowItem: boolean;
  list: { heads: number; below: ReadonlyMap<ListRow, readonly ListRow[]> };
};

type Signal = { signal: string; weight: number; example: string; holds: (piece: Piece) => boolean };

const isBelowHead = ({ row, head }: Piece): boolean => row.hasMarker && head !== null;

/** Evidence that a row tells about the certificate above it, or that it is something else. */
const signals: readonly Signal[] = [
  {
    signal: 'bullet in a list of heads',
    weight: 1.5,
    example: "'• Rye and wheat' below 'Oven Basics', where other certificates have no marker either",
    holds: (piece) => isBelowHead(piece) && piece.list.heads > 1,
  },
  {
    signal: 'bullet below a prominent or dated head',
    weight: 1,
    example: "'• Rye and wheat' below '**Oven Basics' or 'Oven Basics, 2021'",
    holds: (piece) => {
      const { row, head } = piece;
      if (head === null || !isBelowHead(piece)) return false;
      return isLesser(row.source, head.source) || (periodsIn(head.text).length > 0 && periodsIn(row.text).length === 0);
    },
  },
  {
    signal: 'activity',
    weight: 1.5,
    example: "'• Baked for twelve guests' below 'Oven Basics'",
    holds: (piece) => isBelowHead(piece) && startsWithVerb(piece.row.text),
  },
  {
    signal: 'sentence',
    weight: 1,
    example: "'• The exam was about flour, yeast and steam.' below 'Oven Basics'",
    holds: (piece) => isBelowHead(piece) && piece.row.text.split(' ').length > 6 && /[.!?]$/u.test(piece.row.text),
  },
  {
    signal: 'no marker in a list of markers',
    weight: 2,
    example: "'Rye and wheat' below '• Oven Basics'",
    holds: ({ row, isBelowItem }) => isBelowItem && !row.hasMarker,
  },
  {
    signal: 'sentence below a name',
    weight: 2,
    example: "'Three projects about flour, yeast, steam and salt.' below 'Oven Basics', both without a marker",
    holds: ({ row, head }) => head !== null && !row.hasMarker && isSentence(row) && !isSentence(head),
  },
  {
    signal: 'dates first, below a name without dates',
    weight: 2,
    example: "'02/2023 – 03/2024 | Online' below 'Oven Basics'",
    holds: ({ row, head }) => head !== null && startsWithDates(row) && periodsIn(head.text).length === 0,
  },
  {
    signal: 'prize',
    weight: 2,
    example: "'2nd prize, Loaf of the Year', 'Harrow Baking Award 2019'",
    holds: ({ row }) => isPrize(row),
  },
  {
    signal: 'one of many short names below a head',
    weight: -2,
    example: "'• Rye and Wheat' with four others below 'Guild of Bakers', who issued them",
    holds: (piece) => {
      const rows = piece.head === null ? [] : (piece.list.below.get(piece.head) ?? []);
      return isBelowHead(piece) && rows.length > maxDetails && rows.every(isName);
    },
  },
  {
    signal: 'names a certificate',
    weight: -1.5,
    example: "'• Certified Baker' below 'Guild of Bakers'",
    holds: ({ row }) => certificateWords.test(row.text),
  },
];

/** In words: a longer text with a full stop tells about a certificate; a name has fewer. */
const minSentenceWords = 8;

const isSentence = ({ text }: ListRow): boolean =>
  text.split(' ').length > minSentenceWords && /[.!?]$/u.test(text) && !hasNameBeforeMonth(text);

const startsWithDates = ({ text }: ListRow): boolean => {
  const [first] = periodsIn(text);
  return first !== undefined && first.from === 0 && first.isRange && /^\s*[|•·]\s/u.test(text.slice(first.to));
};

/** Rows that tell about one certificate; of more, each is a certificate. */
const maxDetails = 4;

const isName = ({ text }: ListRow): boolean => !startsWithVerb(text) && !/[.!?;]$/u.test(text);

/** The sum from which on a row is left out. */
const minDetailScore = 2;

const prize = anyOf(
  /\b(?:\d(?:st|nd|rd|th)|first|second|third) (?:prize|place|rank|runner)|\b(?:winner|scholarship)\b/iu,
  /\b(?:runner[- ]up|(?:semi-?)?finalist|(?:gold|silver|bronze) medal(?:ist)?)\b/iu,
  // 'Award in Baking' is a qualification
  /\bawards?(?:$|\s?[,;:|(–—-]|\s(?:for|from|by|at)\s|\s(?:19|20)\d\d)/iu,
);

/** 'Level 2 Award': a qualification, in the words of British ones. */
const level = /\blevel \d\b/iu;

const isPrize = ({ text }: ListRow): boolean => prize.test(text) && !level.test(text);

const rowsBelowHeads = (rows: readonly ListRow[]): ReadonlyMap<ListRow, readonly ListRow[]> => {
  const below = new Map<ListRow, ListRow[]>();
  let own: ListRow[] = [];
  for (const row of rows) {
    if (row.hasMarker) own.push(row);
    else below.set(row, (own = []));
  }
  return below;
};

/** The rows of a section that name certificates themselves. */
export const certificateHeads = (rows: readonly ListRow[]): readonly ListRow[] => {
  const startsMarked = rows[0]?.hasMarker === true;
  const list = { heads: rows.filter(({ hasMarker }) => !hasMarker).length, below: rowsBelowHeads(rows) };
  let head: ListRow | null = null;
  return rows.filter((row, at) => {
    const piece: Piece = { row, head, isBelowItem: startsMarked && at > 0, list };
    const score = signals.reduce((sum, { weight, holds }) => sum + (holds(piece) ? weight : 0), 0);
    const isHead = score < minDetailScore;
    if (!row.hasMarker && !startsMarked && (isHead || isPrize(row))) head = row;
    return isHead;
  });
};

/** The type of the first letters: a regular date may follow a bold name. */
const leadType = ({ style, typeChanges }: Line): { sizePt: number; isBold: boolean } => ({
  sizePt: style.sizePt,
  isBold: typeChanges?.[0]?.isBold ?? style.isBold,
});

/** Set in less prominent type: not bold below bold, or smaller. */
export const isLesser = (line: Line, head: Line): boolean => {
  const [own, top] = [leadType(line), leadType(head)];
  return own.sizePt <= top.sizePt + 0.3 && ((top.isBold && !own.isBold) || own.sizePt < top.sizePt - 0.5);
};

const isDated = ({ text }: ListRow): boolean => periodsIn(text).length > 0;

/** The share of heads with the same number of lesser rows below them. */
const minAlike = 2 / 3;
/** Fewer could be the headings of groups. */
const minHeads = 3;

/**
 * Certificates set like jobs, each with its issuer, date or kind in lesser type beside it: only the heads are names.
 * Null where the list is not of that shape.
 */
export const headsByType = (rows: readonly ListRow[]): readonly ListRow[] | null => {
  const plain = rows.filter(({ hasMarker }) => !hasMarker);
  const [first] = plain;
  // below a marked row, what has no marker continues or describes it
  if (first === undefined || first !== rows[0]) return null;
  const top = plain.reduce((a, b) => (isLesser(a.source, b.source) ? b : a), first);
  const heads = plain.filter((row) => !isLesser(row.source, top.source));
  if (heads.length < 2 || heads.length === plain.length) return null;
  const below = heads.map((head, at) => {
    const from = plain.indexOf(head);
    const next = heads[at + 1];
    return plain.slice(from + 1, next === undefined ? plain.length : plain.indexOf(next));
  });
  const areDated = heads.every((head, at) => isDated(head) || below[at]?.slice(0, 1).some(isDated));
  if (areDated) return heads;
  // with a kind and an issuer in types of their own, one of the two may be missing
  const types = new Set(plain.filter((row) => !heads.includes(row)).map((row) => row.source.style.sizePt));
  const sizes = types.size > 1 ? [[1, 2]] : [[1], [2]];
  const alike = Math.max(...sizes.map((size) => below.filter(({ length }) => size.includes(length)).length));
  return heads.length >= minHeads && alike >= heads.length * minAlike ? heads : null;
};
