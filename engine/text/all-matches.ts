/**
 * All matches of a global pattern. Where there is none, which is the usual case, no copy of the pattern is made: `matchAll`
 * makes one each time, and for a long list of phrases that takes longer than the search.
 */
export const allMatches = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
