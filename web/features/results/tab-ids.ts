/** 'overview' is the default; 'jobmatch' exists only with a job description. */
export const tabIds = ['overview', 'keywords', 'format', 'recommendations', 'jobmatch'] as const;
export type TabId = (typeof tabIds)[number];

/** The tab named in the address bar if this result has it, else the default. */
export const tabOf = (requested: string | null, hasJob: boolean): TabId => {
  const tab = tabIds.find((id) => id === requested) ?? 'overview';
  return tab === 'jobmatch' && !hasJob ? 'overview' : tab;
};
