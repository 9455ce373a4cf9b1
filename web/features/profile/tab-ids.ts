/** Specification section 4: my-resumes by default. */
export const tabIds = ['my-resumes', 'activity', 'settings'] as const;
export type TabId = (typeof tabIds)[number];

/** The tab that the address bar asks for. */
export const tabOf = (asked: string | null): TabId => tabIds.find((id) => id === asked) ?? 'my-resumes';
