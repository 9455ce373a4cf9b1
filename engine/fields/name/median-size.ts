import type { Line } from '../../model/reading.ts';

/** The size in points in which most of a resume is set; 10 when there is nothing. */
export const medianSize = (lines: readonly Line[]): number => {
  const sizes = lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};
