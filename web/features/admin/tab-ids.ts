/** The first is the default. */
export const tabIds = ['overview', 'users', 'logs', 'activity', 'transactions'] as const;
export type TabId = (typeof tabIds)[number];

export const inboxTabIds = ['messages', 'applications', 'subscribers'] as const;
export type InboxTabId = (typeof inboxTabIds)[number];

/** The tab in the address bar. */
export const tabOf = (requested: string | null): TabId => tabIds.find((id) => id === requested) ?? 'overview';
export const inboxTabOf = (requested: string | null): InboxTabId =>
  inboxTabIds.find((id) => id === requested) ?? 'messages';
