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
