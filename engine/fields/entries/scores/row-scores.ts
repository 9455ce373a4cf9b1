import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import { placeScore } from '../../places/place-score.ts';
import type { Row } from '../row.ts';
import { sectionStyleOf, styleKey, type SectionStyle } from '../section-style.ts';
import type { RowScores } from '../states/best-path.ts';
import { rowsInBodyType, textBehindDates } from '../states/header-type.ts';
import { never, states, type State } from '../states/row-states.ts';
import { anchorScore } from './anchor-score.ts';
import {
  continuation,
  entryHeaderScore,
  headerWordsOf,
  type HeaderWords,
  type PartScore,
} from './entry-header-score.ts';

/** From this score on a row holds the dates of an entry, so that entries without any are rare. */
const dated = 2.5;

/** How well each row fits each state, by itself; `isDated` tells that some entry has dates. */
export const rowScoresOf = (
  rows: readonly Row[],
  scoreOfPart: PartScore,
): { scored: readonly RowScores[]; isDated: boolean } => {
  const headers = rows.map((row) => headerWordsOf(row, scoreOfPart));
  const style = withMarkersJudged(rows, headers);
  const scores = emissionsOf(rows, style, headers);
  const datedSections = new Set(
    rows.flatMap(({ section }, index) => ((scores[index]?.A ?? never) > dated ? section : [])),
  );
  const isDated = datedSections.size > 0;
  const gain = (row: Row, state: State): number =>
    state === 'N1' && isDated && !datedSections.has(row.section) ? withoutDates : 0;
  const scored = rows.map((row, index) => ({
    scores: states.map((state) => (scores[index]?.[state] ?? never) + gain(row, state)),
    opens: opening(row, rows[index - 1], style),
    startsSection: index > 0 && row.section !== rows[index - 1]?.section,
  }));
  return { scored, isDated };
};

/** What a row gains as the beginning of an entry in a section without dates beside others that have them: see `move`. */
const withoutDates = 4.1;

/** What the rest of a full row loses as the beginning of an entry. */
const wrapCost = 1;

/** Below a full row of the same type; a full bullet above tells nothing. */
const isRestOfHeader = (row: Row, before: Row | undefined): boolean =>
  row.isWrapped === true && before !== undefined && !before.hasMarker && styleKey(row) === styleKey(before);

/** How well an entry could begin here: likely below a gap, unlikely with a place alone. */
const opening = (row: Row, before: Row | undefined, style: SectionStyle): number => {
  const { gapAbove } = row.source;
  const gap = gapAbove === null ? 0 : gapAbove > style.typicalGap + 0.35 ? 0.6 : -0.2;
  return gap - (placeScore(row.text) >= 2 ? 1.5 : 0) - (isRestOfHeader(row, before) ? wrapCost : 0);
};

/** Bullets mark bodies, except when the marked rows look more like headers than the others do. */
const withMarkersJudged = (rows: readonly Row[], headers: readonly HeaderWords[]): SectionStyle => {
  const style = sectionStyleOf(rows);
  if (!style.hasMarkers || !style.markersTellBody) return style;
  const blind = { ...style, markersTellBody: false };
  const mean = (some: readonly HeaderWords[]): number =>
    some.reduce((sum, header) => sum + entryHeaderScore(header, blind), 0) / Math.max(1, some.length);
  const marked = mean(headers.filter(({ row }) => row.hasMarker));
  const unmarked = mean(headers.filter(({ row }) => !row.hasMarker));
  return { ...style, markersTellBody: marked < unmarked + 1 };
};

/** From this score on dates belong to an entry without doubt: a range at the edge of a short row. */
const clearDates = 3;
/** The same for a lone date: in a cell of its own, or alone in its row. */
const clearDate = 2;
/** What a row in the type of the text loses as a header where headers have a type of their own: a little more than for a bullet. */
const bodyTypeCost = 3.5;

/** What a row after the dates loses as a part of the header where its type or the space above it sets it apart. */
const afterCost = 1.5;
/** In line heights: within a header rows are at most this much further apart than its first two. */
const maxStep = 0.4;

/** What a row that names both title and employer gains as the header of an entry without dates. */
const wholeJobBonus = 1.5;
const minTitle = 2;
const minEmployer = 0.8;

/** 'Shift Supervisor, Lakeside Dairy, Madison, WI': nothing but the dates is missing. */
const namesWholeJob = ({ text, hasMarker }: Row): boolean => {
  if (hasMarker || text.length > maxHeaderLength) return false;
  const parts = text.split(/\t|\s[|·•–—-]\s|,\s|\sat\s/u).map((part) => part.trim());
  const title = parts.findIndex((part) => titleScore(part) >= minTitle);
  return title >= 0 && parts.some((part, index) => index !== title && employerScore(part) >= minEmployer);
};

/** Letters of the longest header on one row. */
const maxHeaderLength = 120;

/** From this score on a row is the rest of a sentence without doubt, whatever dates it mentions. */
const sureRest = 3.5;

/** More space above than above the row before it: the header ends there. */
const isApart = ({ source: { gapAbove } }: Row, before: Row | undefined): boolean =>
  gapAbove !== null && gapAbove > (before?.source.gapAbove ?? Number.POSITIVE_INFINITY) + maxStep;

type Emission = Record<State, number>;

const isBody = ({ hasMarker, text }: Row): boolean => hasMarker || text.split(' ').length > 9;

/** A sentence that tells of a job is an entry without a header. */
const emissionOfSentence: Emission = {
  B3: never,
  B2: never,
  B1: never,
  A: 6,
  F1: never,
  F2: never,
  F3: never,
  T: never,
  C: never,
  N1: never,
  N2: never,
  N3: never,
};

const emissionsOf = (
  rows: readonly Row[],
  style: SectionStyle,
  headers: readonly HeaderWords[],
): readonly Emission[] => {
  const anchors = rows.map((row) => anchorScore(row, style.markersTellBody));
  const isDated = (index: number): boolean =>
    (anchors[index] ?? never) >= clearDates && rows[index]?.periods.some(({ isRange }) => isRange) === true;
  const mayBeDated = (index: number): boolean => (anchors[index] ?? never) >= clearDate;
  const inBodyType = rowsInBodyType(rows, isDated, mayBeDated, isBody);
  const behindDates = textBehindDates(rows, isDated, isBody);
  return headers.map((header, index) => {
    const { row } = header;
    if (row.told !== undefined) return emissionOfSentence;
    const head = entryHeaderScore(header, style) - (inBodyType.has(row) ? bodyTypeCost : 0);
    const anchor = anchors[index] ?? never;
    const before = rows[index - 1];
    const rest = before === undefined ? -6 : continuation(row, before, style);
    // a dated row that is not an anchor is probably prose
    const undated = anchor > 1 ? head - anchor : head;
    const text = -Math.max(-3, head) - (anchor > 1 ? anchor : 0) - (style.hasMarkers && !row.hasMarker ? 0.5 : 0);
    const plain = {
      B3: undated,
      B2: undated,
      B1: undated,
      F1: undated,
      F2: undated,
      F3: undated,
      N1: undated,
      N2: undated,
      N3: undated,
    };
    const far = behindDates.has(row) || isApart(row, before) ? afterCost : 0;
    return {
      ...plain,
      N1: undated + (namesWholeJob(row) ? wholeJobBonus : 0),
      F1: undated - far,
      F2: undated - far,
      F3: undated - far,
      A: anchor === never ? never : head + anchor,
      T: text - Math.max(0, rest) * 0.5,
      C: Math.min(2, -head) + rest - (anchor > 1 && rest < sureRest ? anchor : 0),
    };
  });
};
