/** Length of the longest sequence of words that both have in this order. */
export const wordsInOrder = (one: readonly string[], other: readonly string[]): number => {
  const row = new Uint32Array(other.length + 1);
  for (const word of one) {
    let diagonal = 0;
    for (const [index, candidate] of other.entries()) {
      const above = row[index + 1] ?? 0;
      row[index + 1] = word === candidate ? diagonal + 1 : Math.max(above, row[index] ?? 0);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
};
