/** The first is the default. */
export const tabIds = ['my-resumes', 'activity', 'settings'] as const;
export type TabId = (typeof tabIds)[number];

/** The tab in the address bar. */
export const tabOf = (asked: string | null): TabId => tabIds.find((id) => id === asked) ?? 'my-resumes';
