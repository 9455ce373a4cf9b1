/** Specification section 9: the five most frequent keywords. */
const shown = 5;

/** A bar is full at this many mentions. */
export const fullAtMentions = 5;

export type KeywordCount = { keyword: string; count: number };

/** Most frequent first; equals in alphabetical order, so that the list does not depend on chance. */
export const topKeywordsOf = (frequency: Readonly<Record<string, number>>): KeywordCount[] =>
  Object.entries(frequency)
    .map(([keyword, count]) => ({ keyword, count }))
    .sort((a, b) => b.count - a.count || a.keyword.localeCompare(b.keyword, 'en'))
    .slice(0, shown);

/** Groups by size, largest first. */
export const groupsBySize = (byIndustry: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] =>
  Object.entries(byIndustry).sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'en'));
