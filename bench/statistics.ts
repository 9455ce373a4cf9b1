/** The quantile at `share` (0 to 1); NaN for an empty list. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Slope of the second value over the first, by least squares. With hours first, the growth per hour. */
export const slopePerHour = (points: readonly (readonly [number, number])[]): number => {
  const [hours, amounts] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number): number =>
    points.reduce((total, [x, y]) => total + of(x - hours, y - amounts), 0);
  return sum((x, y) => x * y) / sum((x) => x * x);
};

/** Spearman rank correlation, -1 to 1; ties get their mean rank. NaN if one side is constant. */
export const spearman = (xs: readonly number[], ys: readonly number[]): number => correlation(ranks(xs), ranks(ys));

const ranks = (values: readonly number[]): number[] => {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    for (const { index } of order.slice(from, to)) result[index] = (from + to + 1) / 2;
    from = to;
  }
  return result;
};

const correlation = (xs: readonly number[], ys: readonly number[]): number => {
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const sum = (of: (x: number, y: number) => number): number =>
    xs.reduce((total, x, index) => total + of(x - middleX, (ys[index] ?? middleY) - middleY), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
};
