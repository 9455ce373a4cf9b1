/** Specification section 4: overview by default; job match only when there was a job description. */
export const tabIds = ['overview', 'keywords', 'format', 'recommendations', 'jobmatch'] as const;
export type TabId = (typeof tabIds)[number];

/** The tab that the address bar asks for, as far as this result has it. */
export const tabOf = (asked: string | null, hasJob: boolean): TabId => {
  const tab = tabIds.find((id) => id === asked) ?? 'overview';
  return tab === 'jobmatch' && !hasJob ? 'overview' : tab;
};
