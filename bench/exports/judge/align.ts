const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/**
 * Pairs rows with columns one to one so that the total agreement is as high as it can be (the assignment problem, by the
 * Hungarian method). Pairs that agree by `least` or less are left out.
 */
export const align = (
  agreement: readonly (readonly number[])[],
  least: number,
): readonly (readonly [row: number, column: number])[] => {
  const size = Math.max(agreement.length, agreement[0]?.length ?? 0);
  // Costs with a first row and column of zeros; `matched[column]` is its row, and row and column 0 mean 'none'.
  const cost = (row: number, column: number): number => -(agreement[row - 1]?.[column - 1] ?? 0);
  const zeros = (): number[] => Array.from({ length: size + 1 }, () => 0);
  const [rowPrice, columnPrice, matched, before] = [zeros(), zeros(), zeros(), zeros()];
  for (let row = 1; row <= size; row++) {
    matched[0] = row;
    let column = 0;
    const slack = zeros().fill(Infinity);
    const isUsed = zeros().map(() => false);
    do {
      isUsed[column] = true;
      const from = at(matched, column);
      let [delta, next] = [Infinity, 0];
      for (let to = 1; to <= size; to++) {
        if (isUsed[to] === true) continue;
        const reduced = cost(from, to) - at(rowPrice, from) - at(columnPrice, to);
        if (reduced < at(slack, to)) [slack[to], before[to]] = [reduced, column];
        if (at(slack, to) < delta) [delta, next] = [at(slack, to), to];
      }
      for (let to = 0; to <= size; to++) {
        if (isUsed[to] === true) {
          rowPrice[at(matched, to)] = at(rowPrice, at(matched, to)) + delta;
          columnPrice[to] = at(columnPrice, to) - delta;
        } else slack[to] = at(slack, to) - delta;
      }
      column = next;
    } while (at(matched, column) !== 0);
    while (column !== 0) {
      const previous = at(before, column);
      matched[column] = at(matched, previous);
      column = previous;
    }
  }
  return matched
    .map((row, column) => [row - 1, column - 1] as const)
    .filter(([row, column]) => (agreement[row]?.[column] ?? 0) > least)
    .toSorted(([a], [b]) => a - b);
};
