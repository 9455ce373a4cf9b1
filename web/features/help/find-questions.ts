import { type HelpQuestion, helpQuestions, type HelpTab, helpTabs } from '#content/help/questions.ts';

export const tabIds = Object.keys(helpTabs).filter((id): id is HelpTab => id in helpTabs);

/**
 * Questions that contain these words in the question or the answer, ignoring case. All questions for an empty search.
 */
export const findQuestions = (words: string): readonly HelpQuestion[] => {
  const wanted = words.trim().toLowerCase();
  return helpQuestions.filter(({ question, answer }) =>
    [question, ...answer].some((text) => text.toLowerCase().includes(wanted)),
  );
};

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
