/** A set from lists of words divided by white space: word lists read better as text than as one quoted word per line. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(/\s+/u)).filter((word) => word !== ''));
