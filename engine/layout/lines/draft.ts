import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { isDated } from './dated.ts';
import type { Scrap } from '../geometry/scraps.ts';
import { spacingOf } from '../geometry/spacing.ts';
import type { Between } from '../geometry/spacing.ts';
import type { TextRow } from './text-rows.ts';
import { boxAround, lineOf } from './write-line.ts';

/** A line under construction: its words, its position, and the stretch of text (`flow`) within which gaps between lines are meaningful. */
export type Draft = {
  parts: { scrap: Scrap; before: Between }[];
  top: number;
  bottom: number;
  size: number;
  column: number;
  isBeside: boolean;
  /** True when a small shape is where a bullet would be. */
  hasDrawnBullet: boolean;
};

/** Left edges that several rows share, where a gap is a step to the next item rather than a wide space. */
export type IsSharedEdge = (x: number) => boolean;

const hasNoSharedEdges: IsSharedEdge = () => false;

/** The words of one row from left to right. */
export const draftOf = (row: TextRow, isSharedEdge: IsSharedEdge = hasNoSharedEdges): Draft => {
  const scraps = row.segments.flatMap((segment) => segment.scraps);
  const between = spacingOf(scraps);
  let at = 0;
  row.segments.forEach((segment, index) => {
    if (index > 0 && between[at] === ' ') {
      // A date stays separated by a tab, even where a long title leaves only a narrow gap.
      const isLastDate = index === row.segments.length - 1 && isDated(segment.text);
      if (isLastDate || isSharedEdge(segment.left)) between[at] = '\t';
    }
    at += segment.scraps.length;
  });
  return {
    parts: scraps.map((scrap, index) => ({ scrap, before: between[index] ?? '' })),
    top: row.top,
    bottom: row.bottom,
    size: row.size,
    column: 0,
    isBeside: false,
    hasDrawnBullet: false,
  };
};

export type Joint = { draft: Draft; before: Between };

/** Several drafts as one line; `before` is the separator from the previous one. */
export const joinedDraft = (joints: readonly Joint[]): Draft | null => {
  const first = joints[0]?.draft;
  if (first === undefined) return null;
  const all = joints.map((joint) => joint.draft);
  return {
    ...first,
    parts: joints.flatMap(({ draft, before }) =>
      draft.parts.map((part, index) => (index === 0 ? { ...part, before } : part)),
    ),
    top: Math.min(...all.map((draft) => draft.top)),
    bottom: Math.max(...all.map((draft) => draft.bottom)),
    size: Math.max(...all.map((draft) => draft.size)),
  };
};

/** The text of a draft, with the gaps between its words as spaces or tabs. */
export const textOfDraft = (draft: Draft): string =>
  draft.parts.map(({ scrap, before }, index) => (index === 0 ? scrap.text : before + scrap.text)).join('');

/** The line of a draft; `above` is the one before it in the same flow, if there is one. */
export const lineOfDraft = (draft: Draft, above: Draft | undefined, document: SourceDocument): Line => {
  const line = lineOf(
    draft.parts.map(({ scrap, before }) => ({
      before,
      run: scrap.run,
      from: scrap.from,
      to: scrap.to,
    })),
    document,
  );
  return {
    ...line,
    isListItem: line.isListItem || draft.hasDrawnBullet,
    box: boxAround(draft.parts.map((part) => part.scrap)),
    column: draft.column,
    isBesideColumn: draft.isBeside,
    gapAbove: gapBetween(above, draft),
  };
};

/** null where the lines do not follow each other downwards. */
const gapBetween = (above: Draft | undefined, draft: Draft): number | null => {
  if (above === undefined || draft.column !== above.column || draft.top < above.top) return null;
  return Math.max(0, (draft.top - above.bottom) / draft.size);
};
