/** How many of the most frequent keywords are shown. */
const maxKeywords = 5;

/** The bar of a keyword is full at this many mentions. */
export const fullAtMentions = 5;

export type KeywordCount = { keyword: string; count: number };

/** Most frequent first; ties in alphabetical order, so that the order is stable. */
export const topKeywordsOf = (frequency: Readonly<Record<string, number>>): KeywordCount[] =>
  Object.entries(frequency)
    .map(([keyword, count]) => ({ keyword, count }))
    .sort((a, b) => b.count - a.count || a.keyword.localeCompare(b.keyword, 'en'))
    .slice(0, maxKeywords);

/** Groups, largest first. */
export const groupsBySize = (byIndustry: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] =>
  Object.entries(byIndustry).sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'en'));
