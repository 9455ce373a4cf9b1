/** The first is the default. */
export const tabIds = ['overview', 'users', 'logs', 'activity', 'transactions'] as const;
export type TabId = (typeof tabIds)[number];

export const inboxTabIds = ['messages', 'applications', 'subscribers'] as const;
export type InboxTabId = (typeof inboxTabIds)[number];

/** The tab in the address bar. */
export const tabOf = (asked: string | null): TabId => tabIds.find((id) => id === asked) ?? 'overview';
export const inboxTabOf = (asked: string | null): InboxTabId => inboxTabIds.find((id) => id === asked) ?? 'messages';
