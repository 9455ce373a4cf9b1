import type { Line } from '../../model/reading.ts';

/** The prevailing font size of a resume in points; 10 when it has no text. */
export const medianSize = (lines: readonly Line[]): number => {
  const sizes = lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};
