import type { Signal } from '../../experience/signals.ts';
import { endsSentence } from '../prose.ts';
import type { Row } from '../row.ts';
import { firstWordOf } from '../../../text/first-word.ts';
import { styleKey, type SectionStyle } from '../section-style.ts';

/** A row that may continue the sentence in the row before it. */
export type MaybeContinuation = { row: Row; before: Row; style: SectionStyle };

/** In line heights: more space than usual by this much sets a row apart. */
const clearGap = 0.35;
/** Distance in points: rows with edges further apart are in different columns. */
const columnWidth = 60;
/** Distance in points by which a row is set in below its bullet, and within which two edges are the same. */
const setIn = 3;
const sameEdge = 1.5;
/** Letters from which on a row without a place on the page was full. */
const fullLength = 60;

const joiningEnd = /\s(?:and|or|of|the|for|with|und|oder|et|ou|y|e)$/u;

type Boxed = { box: Box; boxBefore: Box };
type Box = NonNullable<Row['source']['box']>;

const boxesOf = ({ row, before }: MaybeContinuation): Boxed | null =>
  row.source.box === null || before.source.box === null ? null : { box: row.source.box, boxBefore: before.source.box };

const isInColumn = ({ row, before }: MaybeContinuation, { box, boxBefore }: Boxed): boolean =>
  row.source.column === before.source.column && Math.abs(box.x - boxBefore.x) < columnWidth;

/** If the first word would have fitted on the line before, that line was ended on purpose. */
const wasFull = ({ row, before, style }: MaybeContinuation, { boxBefore }: Boxed): boolean => {
  const characterWidth = boxBefore.width / Math.max(1, before.source.text.length);
  const firstWord = firstWordOf(row.text).length + 1;
  return boxBefore.x + boxBefore.width + firstWord * characterWidth > style.right(row) - 2;
};

const withBoxes =
  (holds: (subject: MaybeContinuation, boxes: Boxed) => boolean) =>
  (subject: MaybeContinuation): boolean => {
    const boxes = boxesOf(subject);
    return boxes !== null && holds(subject, boxes);
  };

/** The order matters within a group: the first signal that holds counts. */
export const continuationSignals: readonly Signal<MaybeContinuation>[] = [
  { signal: 'begins in lower case', weight: 1.5, example: '', holds: ({ row }) => /^\p{Ll}/u.test(row.text) },
  {
    signal: 'the row before ends in a joining word',
    weight: 2,
    example: '',
    group: 'end',
    holds: ({ before }) => joiningEnd.test(before.text),
  },
  {
    signal: 'the row before ends in a comma or hyphen',
    weight: 1,
    example: '',
    group: 'end',
    holds: ({ before }) => /[,-]$/u.test(before.text),
  },
  {
    signal: 'the row before ends like a sentence',
    weight: -0.6,
    example: '',
    group: 'end',
    holds: ({ before }) => endsSentence(before.text),
  },
  { signal: 'the row before ends without punctuation', weight: 0.5, example: '', group: 'end', holds: () => true },
  {
    signal: 'set unlike the row before',
    weight: -0.8,
    example: '',
    holds: ({ row, before }) => styleKey(row) !== styleKey(before),
  },
  {
    signal: 'more space above than usual',
    weight: -1.2,
    example: '',
    holds: ({ row, style }) => row.source.gapAbove !== null && row.source.gapAbove > style.typicalGap + clearGap,
  },
  {
    signal: 'below a long row, without a place on the page',
    weight: 0.5,
    example: '',
    group: 'place',
    holds: (subject) => boxesOf(subject) === null && subject.before.text.length > fullLength,
  },
  {
    signal: 'below a short row, without a place on the page',
    weight: -1,
    example: '',
    group: 'place',
    holds: (subject) => boxesOf(subject) === null,
  },
  {
    signal: 'its first word did not fit in the row before',
    weight: 0.9,
    example: '',
    group: 'room',
    holds: withBoxes((subject, boxes) => isInColumn(subject, boxes) && wasFull(subject, boxes)),
  },
  {
    signal: 'its first word would have fitted in the row before',
    weight: -1.6,
    example: '',
    group: 'room',
    holds: withBoxes(isInColumn),
  },
  {
    signal: 'set in below a bullet',
    weight: 1.3,
    example: '',
    group: 'edge',
    holds: withBoxes(({ before }, { box, boxBefore }) => before.hasMarker && box.x - boxBefore.x > setIn),
  },
  {
    signal: 'at the edge of a bullet',
    weight: -0.6,
    example: '',
    group: 'edge',
    holds: withBoxes(({ before }) => before.hasMarker),
  },
  {
    signal: 'at the edge of the row before',
    weight: 0.2,
    example: '',
    group: 'edge',
    holds: withBoxes((_, { box, boxBefore }) => Math.abs(box.x - boxBefore.x) < sameEdge),
  },
];
