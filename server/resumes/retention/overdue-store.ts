import { and, count, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayMs, minuteMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Database } from '../../db/connect.ts';
import {
  analyses,
  applications,
  contactMessages,
  journal,
  mailLinks,
  newsletterSubscriptions,
  shares,
  uploads,
  users,
} from '../../db/schema.ts';

/** Something that should have been deleted: how much of it is left, and when the oldest was due. */
export type Undeleted = { what: string; waiting: number; oldestAt: Date };

/** What is deleted `keptMs` after the time in `since`, if `only` holds for it. */
type Rule = { what: string; table: PgTable; since: PgColumn; keptMs: number; only?: SQL };

/** Everything that the privacy policy promises to delete at a certain time. */
const rules: readonly Rule[] = [
  {
    what: 'expired resumes',
    table: analyses,
    since: analyses.deleteAt,
    keptMs: 0,
    only: and(isNull(analyses.keptSince), isNull(analyses.deletedAt)) ?? sql`true`,
  },
  { what: 'resumes deleted by their owners', table: analyses, since: analyses.deletedAt, keptMs: limits.undoMs },
  { what: 'accounts', table: users, since: users.leavingSince, keptMs: minuteMs },
  { what: 'contact messages', table: contactMessages, since: contactMessages.deleteAt, keptMs: 0 },
  { what: 'job applications', table: applications, since: applications.deleteAt, keptMs: 0 },
  {
    what: 'unconfirmed newsletter addresses',
    table: newsletterSubscriptions,
    since: newsletterSubscriptions.confirmUntil,
    keptMs: 0,
    only: isNull(newsletterSubscriptions.confirmedAt),
  },
  { what: 'share links', table: shares, since: shares.expiresAt, keptMs: 0 },
  { what: 'links in emails', table: mailLinks, since: mailLinks.expiresAt, keptMs: 0 },
  { what: 'refused uploads', table: uploads, since: uploads.refusedAt, keptMs: dayMs },
  { what: 'audit log entries', table: journal, since: journal.createdAt, keptMs: 90 * dayMs },
];

/** Everything that is overdue for deletion. Each question is answered from an index or a small table. */
export const findUndeleted = async (db: Database, now: Date): Promise<Undeleted[]> => {
  const found: Undeleted[] = [];
  for (const { what, table, since, keptMs, only } of rules) {
    const due = new Date(now.getTime() - keptMs);
    const [row] = await db
      .select({ waiting: count(), oldest: min(since) })
      .from(table)
      .where(and(isNotNull(since), lte(since, due), only));
    const oldest = row?.oldest instanceof Date ? row.oldest : null;
    if (row !== undefined && oldest !== null)
      found.push({ what, waiting: row.waiting, oldestAt: new Date(oldest.getTime() + keptMs) });
  }
  return found;
};

/** The same in one figure: how much is overdue, and since when. */
export const deletionBacklog = async (db: Database, now: Date): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const undeleted = await findUndeleted(db, now);
  const oldest = Math.min(...undeleted.map(({ oldestAt }) => oldestAt.getTime()));
  return {
    waiting: undeleted.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestAt: undeleted.length === 0 ? null : new Date(oldest),
  };
};
