/** True for two different words that one slip of typing turns into each other: a letter added, left out, replaced or swapped with the next. */
export const differsByOneSlip = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  // one slip is at one end of a word, so the other is the same
  const isShort = one.length < 3 || other.length < 3;
  if (!isShort && one[0] !== other[0] && one.at(-1) !== other.at(-1)) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [restOfOne, restOfOther] = [one.slice(from), other.slice(from)];
  if (restOfOne.length > restOfOther.length) return restOfOne.slice(1) === restOfOther;
  if (restOfOne.length < restOfOther.length) return restOfOne === restOfOther.slice(1);
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0];
  return restOfOne.slice(1) === restOfOther.slice(1) || (isSwapped && restOfOne.slice(2) === restOfOther.slice(2));
};

/** The smallest number of such slips between two words: a table of one row for each letter, for words of ordinary length. */
export const slipsBetween = (one: string, other: string): number => {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
};
