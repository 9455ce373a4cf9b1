import { randomUUID } from 'node:crypto';
import { weekMs } from '#contract/product/durations.ts';
import type { Letter } from './letter.ts';
import type { Post } from './post-office.ts';

/** A mail about something that has happened; after a week nobody needs it. */
export const noticeOf = (to: { userId: string | null; email: string }, letter: Letter, now: Date): Post => ({
  userId: to.userId,
  to: to.email,
  letter,
  cause: `notice:${randomUUID()}`,
  uselessAfter: new Date(now.getTime() + weekMs),
  now,
});
