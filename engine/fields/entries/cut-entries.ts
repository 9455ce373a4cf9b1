import { anchorScore } from './scores/anchor-score.ts';
import { employerScore } from '../experience/employers.ts';
import { titleScore } from '../experience/titles.ts';
import { bestPath, type RowScores } from './states/best-path.ts';
import { continuation, entryHeaderScore, type PartScore } from './scores/entry-header-score.ts';
import { placeScore } from '../places/place-score.ts';
import { never, nextInHead, states, type State } from './states/row-states.ts';
import { rowsInBodyType, textBehindDates } from './states/header-type.ts';
import { looksOf, scoresByLook } from './states/roles-by-type.ts';
import type { Row } from './row.ts';
import { sectionStyleOf, type SectionStyle } from './section-style.ts';

/**
 * One entry: the rows of its header in order, the row with its dates (null when it has none), its body in groups: a
 * bullet with its continuation rows.
 */
export type Cut = { head: readonly Row[]; anchor: Row | null; body: readonly (readonly Row[])[] };

/**
 * Splits rows into entries. One shape is chosen for all of them: the one with the highest score for the whole section.
 */
export const cutEntries = (rows: readonly Row[], scoreOfPart: PartScore): readonly Cut[] => {
  if (rows.length === 0) return [];
  const partScore = memoized(scoreOfPart);
  const style = withMarkersJudged(rows, partScore);
  const scores = emissionsOf(rows, style, partScore);
  const isDated = scores.some((score) => score.A > 2.5);
  const scored = scores.map((score, index) => ({
    scores: states.map((state) => score[state]),
    opens: rows[index] === undefined ? 0 : opening(rows[index], style),
    startsSection: index > 0 && rows[index]?.section !== rows[index - 1]?.section,
  }));
  const looks = looksOf(rows);
  let best = bestOfShapes(scored, isDated);
  for (let round = 0; round < rounds; round += 1) {
    const byLook = scoresByLook(looks, best.path, states);
    const found = bestOfShapes(
      scored.map((row, index) => ({
        ...row,
        scores: row.scores.map((score, state) => score + (byLook[index]?.[state] ?? 0)),
      })),
      isDated,
    );
    if (found.path.every((state, index) => state === best.path[index])) break;
    best = found;
  }
  return entriesOf(rows, best.path);
};

/** The states are read again with what they say about rows that look alike; more rounds change hardly anything. */
const rounds = 2;

const bestOfShapes = (rows: readonly RowScores[], isDated: boolean): { score: number; path: readonly State[] } => {
  let best: { score: number; path: readonly State[] } = { score: never, path: [] };
  for (let before = 0; before <= 3; before += 1) {
    for (let after = 0; after <= 3; after += 1) {
      const found = bestPath(rows, { before, after }, isDated);
      // the simpler shape wins a tie
      if (found.score - 0.01 * (before + after) > best.score) best = found;
    }
  }
  return best;
};

/** Rows are scored twice, and the words of a part take most of that time. */
const memoized = (partScore: PartScore): PartScore => {
  const known = new Map<string, number>();
  return (text) => {
    const score = known.get(text) ?? partScore(text);
    known.set(text, score);
    return score;
  };
};

/** How well an entry could begin here: likely below a gap, unlikely with a place alone. */
const opening = (row: Row, style: SectionStyle): number => {
  const { gapAbove } = row.source;
  const gap = gapAbove === null ? 0 : gapAbove > style.typicalGap + 0.35 ? 0.6 : -0.2;
  return gap - (placeScore(row.text) >= 2 ? 1.5 : 0);
};

/** Bullets mark bodies, except when the marked rows look more like headers than the others do. */
const withMarkersJudged = (rows: readonly Row[], partScore: PartScore): SectionStyle => {
  const style = sectionStyleOf(rows);
  if (!style.hasMarkers || !style.markersTellBody) return style;
  const blind = { ...style, markersTellBody: false };
  const mean = (some: readonly Row[]): number =>
    some.reduce((sum, row) => sum + entryHeaderScore(row, blind, partScore), 0) / Math.max(1, some.length);
  const marked = mean(rows.filter((row) => row.hasMarker));
  const unmarked = mean(rows.filter((row) => !row.hasMarker));
  return { ...style, markersTellBody: marked < unmarked + 1 };
};

/** From this score on dates belong to an entry without doubt: a range at the edge of a short row. */
const clearDates = 3;
/** What a row in the type of the text loses as a header where headers have a type of their own: a little more than for a bullet. */
const bodyTypeCost = 3.5;

/** What a row behind the dates loses as a part of the header where its type or the space above it sets it apart. */
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

/** More space above than above the row before it: the header ends there. */
const isApart = ({ source: { gapAbove } }: Row, before: Row | undefined): boolean =>
  gapAbove !== null && gapAbove > (before?.source.gapAbove ?? Number.POSITIVE_INFINITY) + maxStep;

type Emission = Record<State, number>;

const isBody = ({ hasMarker, text }: Row): boolean => hasMarker || text.split(' ').length > 9;

const emissionsOf = (rows: readonly Row[], style: SectionStyle, partScore: PartScore): readonly Emission[] => {
  const anchors = rows.map((row) => anchorScore(row, style.markersTellBody));
  const isDated = (index: number): boolean =>
    (anchors[index] ?? never) >= clearDates && rows[index]?.periods.some(({ isRange }) => isRange) === true;
  const inBodyType = rowsInBodyType(rows, isDated, isBody);
  const behindDates = textBehindDates(rows, isDated, isBody);
  return rows.map((row, index) => {
    const head = entryHeaderScore(row, style, partScore) - (inBodyType.has(row) ? bodyTypeCost : 0);
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
      C: Math.min(2, -head) + rest - (anchor > 1 ? anchor : 0),
    };
  });
};

const entriesOf = (rows: readonly Row[], path: readonly State[]): readonly Cut[] => {
  const entries: { head: Row[]; anchor: Row | null; body: Row[][] }[] = [];
  rows.forEach((row, index) => {
    const state = path[index] ?? 'T';
    const before = path[index - 1];
    const isHead = state !== 'T' && state !== 'C';
    const continues = before !== undefined && nextInHead[before] === state && before !== 'T';
    if (isHead && !continues) entries.push({ head: [], anchor: null, body: [] });
    if (entries.length === 0) entries.push({ head: [], anchor: null, body: [] });
    const entry = entries.at(-1);
    if (entry === undefined) return;
    if (isHead) {
      entry.head.push(row);
      if (state === 'A') entry.anchor = row;
      return;
    }
    const group = entry.body.at(-1);
    if (state === 'C' && group !== undefined) group.push(row);
    else entry.body.push([row]);
  });
  return entries;
};
