import { type HelpQuestion, helpQuestions, type HelpTab, helpTabs } from '#content/help/questions.ts';

export const tabIds = Object.keys(helpTabs).filter((id): id is HelpTab => id in helpTabs);

/** Questions with these words in the question or the answer, in any letters. Everything for no words. */
export const findQuestions = (words: string): readonly HelpQuestion[] => {
  const wanted = words.trim().toLowerCase();
  return helpQuestions.filter(({ question, answer }) =>
    [question, ...answer].some((text) => text.toLowerCase().includes(wanted)),
  );
};

/**
 * The tab to show: the one of the answer that the address bar names, else the one asked for, else the first one; but
 * never one without a match while another has one.
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
