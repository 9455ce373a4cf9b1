import { detailLabel } from '../../../lexicon/phrases/entry-labels.ts';
import type { Signal } from '../../experience/signals.ts';
import { listsTools } from '../../experience/tools.ts';
import { capitalShare, endsSentence, isRemark, startsWithVerb } from '../prose.ts';
import type { Row } from '../row.ts';
import type { SectionStyle } from '../section-style.ts';

/**
 * A row that may be part of the header of an entry. `words` counts those outside of dates; `part` is the best score of
 * one of its pieces as a field of a header, worked out for rows of up to `maxWordsOfField` words only; `isInTextType`
 * tells that it is set like the text of the section.
 */
export type MaybeHeader = {
  row: Row;
  style: SectionStyle;
  withoutDates: string;
  words: number;
  part: number;
  isInTextType: boolean;
};

/** In a row with more words a piece that could be a field tells nothing. */
export const maxWordsOfField = 16;

/** Distance in points within which the left edges of two rows are the same. */
const sameEdge = 3;
/** Distance in points within which a row is in the column of the text. */
const nearEdge = 12;
/** In line heights: more space than usual by this much sets a row apart. */
const clearGap = 0.35;

const isAtHeaderEdge = ({ row, style }: MaybeHeader): boolean =>
  style.indent !== null &&
  row.source.box !== null &&
  !row.hasMarker &&
  Math.abs(row.source.box.x - style.indent.head) < sameEdge;

const isAtTextEdge = ({ row, style }: MaybeHeader): boolean =>
  style.indent !== null &&
  row.source.box !== null &&
  !row.hasMarker &&
  Math.abs(row.source.box.x - style.indent.body) < nearEdge &&
  row.source.box.x > style.indent.head;

const bulletsTellText = ({ style }: MaybeHeader): boolean => style.hasMarkers && style.markersTellBody;

/** '2015 – 2018 in Harrow Bay' */
const isPlaceBehindDates = ({ text, periods: [period] }: Row): boolean =>
  period?.from === 0 && /^ (?:in|en|em|à|a|te|bei) \p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(text.slice(period.to));

/** How a row looks when it is part of the header of an entry (above 0), or part of its description (below 0). */
export const headerSignals: readonly Signal<MaybeHeader>[] = [
  {
    signal: 'a bullet, where bullets mark the text',
    weight: -3,
    example: '• Trained six nurses',
    holds: ({ row, style }) => row.hasMarker && style.markersTellBody,
  },
  {
    signal: 'a footnote',
    weight: -4,
    example: '*comparing 2019 to 2021',
    holds: ({ row }) => /^\*\p{Ll}/u.test(row.text),
  },
  {
    signal: 'set like the text',
    weight: -0.3,
    example: '',
    holds: ({ isInTextType }) => isInTextType,
  },
  {
    signal: 'bold, unlike the text',
    weight: 1.3,
    example: '',
    holds: ({ row, isInTextType }) => !isInTextType && row.source.style.isBold,
  },
  {
    signal: 'italic, unlike the text',
    weight: 0.5,
    example: '',
    holds: ({ row, isInTextType }) => !isInTextType && row.source.style.isItalic,
  },
  {
    signal: 'in capitals, unlike the text',
    weight: 0.6,
    example: 'HARROW LTD',
    holds: ({ row, isInTextType }) => !isInTextType && row.source.style.isCaps,
  },
  {
    signal: 'a clear field of a header',
    weight: 1.3,
    example: 'Shift Supervisor',
    group: 'part',
    holds: ({ part, words }) => part >= 2.5 && words <= maxWordsOfField,
  },
  {
    signal: 'a likely field of a header',
    weight: 0.9,
    example: 'Lakeside Dairy',
    group: 'part',
    holds: ({ part, words }) => part >= 1.5 && words <= maxWordsOfField,
  },
  { signal: 'at most 7 words', weight: 0.6, example: '', holds: ({ words }) => words <= 7 },
  {
    signal: 'more words than headers have',
    weight: -1.5,
    example: '',
    holds: ({ words }) => words > 14,
  },
  {
    signal: 'ends like a sentence',
    weight: -1.6,
    example: 'Kept the books of two shops.',
    holds: ({ row, words }) => words >= 4 && endsSentence(row.text),
  },
  {
    signal: 'begins in lower case',
    weight: -1.4,
    example: 'and two shops',
    holds: ({ row, withoutDates }) =>
      /^[\p{Ll}]/u.test(withoutDates.trim()) && !/^(?:e-|i[A-Z])/u.test(row.text) && !isPlaceBehindDates(row),
  },
  {
    signal: 'begins with a verb',
    weight: -1.7,
    example: 'Managed two shops',
    holds: ({ row }) => startsWithVerb(row.text),
  },
  {
    signal: 'capitalized words',
    weight: 0.7,
    example: 'Harrow Engineering Works',
    group: 'capitals',
    holds: ({ words, withoutDates }) => words >= 3 && capitalShare(withoutDates) >= 0.8,
  },
  {
    signal: 'few capitalized words',
    weight: -1.3,
    example: 'planning shifts for the ward',
    group: 'capitals',
    holds: ({ words, withoutDates }) => words >= 5 && capitalShare(withoutDates) <= 0.35,
  },
  {
    signal: 'behind a label for a fact',
    weight: 1.5,
    example: 'Employer: Harrow Ltd',
    holds: ({ row }) => row.fact !== undefined && row.fact !== 'other',
  },
  {
    signal: 'a remark that is a bracket as a whole',
    weight: -3,
    example: '(beside it I served at Harrow, 09.2019 – 03.2020)',
    holds: ({ row, words }) => words > 4 && row.periods.length > 0 && isRemark(row.text),
  },
  {
    signal: 'a label of details alone',
    weight: -5,
    example: 'Responsibilities:',
    group: 'detail',
    holds: ({ row }) => row.text.length < 24 && detailLabel.test(row.text),
  },
  {
    signal: 'begins with a label of details',
    weight: -2.5,
    example: 'Technologies: Go, Kafka, PostgreSQL',
    group: 'detail',
    holds: ({ row }) => detailLabel.test(row.text),
  },
  {
    signal: 'a list of tools without dates',
    weight: -2.5,
    example: 'Java, Spring and Kafka',
    holds: ({ row }) => row.periods.length === 0 && listsTools(row.text),
  },
  {
    signal: 'more space above than usual',
    weight: 0.5,
    example: '',
    holds: ({ row, style }) => row.source.gapAbove !== null && row.source.gapAbove > style.typicalGap + clearGap,
  },
  {
    signal: 'at the left edge of dated rows',
    weight: 0.7,
    example: '',
    group: 'edge',
    holds: isAtHeaderEdge,
  },
  {
    // a line without a bullet in the column of the bullets may be the rest of a header with its dates in a gutter
    signal: 'at the left edge of the bullets',
    weight: -0.3,
    example: '',
    group: 'edge',
    holds: (subject) => isAtTextEdge(subject) && bulletsTellText(subject),
  },
  {
    signal: 'at the left edge of the text',
    weight: -1.2,
    example: '',
    group: 'edge',
    holds: isAtTextEdge,
  },
];
