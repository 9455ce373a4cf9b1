const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 21, 2026', in UTC: a printed page cannot know where it will be read. */
export const dayOf = (iso: string): string => day.format(new Date(iso));
