import type { Box, Page, Run } from '../../model/document.ts';

/** Angles are snapped to this grid: upright, or rotated by a quarter or half turn. */
export type Turn = 0 | 90 | 180 | 270;

/** The quarter turn nearest to the angle of a run; null for slanted text, which gets lines of its own. */
export const turnOf = (run: Run): Turn | null => {
  const angle = (((run.angle ?? 0) % 360) + 360) % 360;
  const turns: readonly Turn[] = [0, 90, 180, 270];
  return turns.find((turn) => Math.min(Math.abs(angle - turn), 360 - Math.abs(angle - turn)) < 4) ?? null;
};

/** The run in the coordinates of the page rotated until its letters are upright. The letters get equal shares of the run's length. */
export const rotatedUpright = (run: Run, turn: Turn, page: Page): Run => {
  if (run.place.kind !== 'page') return run;
  const box = turned(run.place.box, turn, page);
  const units = Math.max(1, run.text.length);
  const edges = Array.from({ length: units + 1 }, (_, index) => box.x + (box.width * index) / units);
  return { ...run, place: { ...run.place, box }, edges };
};

const turned = ({ x, y, width, height }: Box, turn: Turn, page: Page): Box => {
  if (turn === 90) return { x: y, y: page.widthPt - x - width, width: height, height: width };
  if (turn === 270) return { x: page.heightPt - y - height, y: x, width: height, height: width };
  if (turn === 180) return { x: page.widthPt - x - width, y: page.heightPt - y - height, width, height };
  return { x, y, width, height };
};
