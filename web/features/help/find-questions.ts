import { type HelpQuestion, helpQuestions, type HelpTab, helpTabs } from '#content/help/questions.ts';

export const tabIds = Object.keys(helpTabs).filter((id): id is HelpTab => id in helpTabs);

/** Without case, typographic quotation marks and repeated spaces, so that pasted text is found too. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Those of which a text contains what was searched for, as one phrase. If there is none, those that have all of its words
 * somewhere. All for an empty search.
 */
export const matching = <T>(
  all: readonly T[],
  textsOf: (one: T) => readonly string[],
  search: string,
): readonly T[] => {
  const wanted = folded(search);
  const phrases = all.filter((one) => textsOf(one).some((text) => folded(text).includes(wanted)));
  if (phrases.length > 0) return phrases;
  const each = wanted.split(' ');
  return all.filter((one) => {
    const whole = folded(textsOf(one).join(' '));
    return each.every((word) => whole.includes(word));
  });
};

/** Questions that match a search in the question or the answer. */
export const findQuestions = (search: string): readonly HelpQuestion[] =>
  matching(helpQuestions, ({ question, answer }) => [question, ...answer], search);

/**
 * The tab to show: the one with the answer named in the address bar, otherwise the requested one, otherwise the first;
 * but never one without a match while another has one.
 */
export const tabToShow = (
  found: readonly HelpQuestion[],
  { asked, named }: { asked: string | null; named: string },
): HelpTab => {
  const own = helpQuestions.find(({ id }) => id === named)?.tab;
  const wanted = tabIds.find((id) => id === asked) ?? own ?? 'getting-started';
  const hasMatch = (tab: HelpTab): boolean => found.some((question) => question.tab === tab);
  return hasMatch(wanted) ? wanted : (tabIds.find(hasMatch) ?? wanted);
};
