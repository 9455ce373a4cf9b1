import { and, count, eq, isNull, lte, min } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { analyses, outbox } from '../db/schema.ts';

/** What waits, and since when the oldest of it should have been done; null when nothing waits. */
export type Backlog = { waiting: number; oldestAt: Date | null };

/** Mails that have not left yet. */
export const mailBacklog = async (db: Database): Promise<Backlog> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return row ?? { waiting: 0, oldestAt: null };
};

/** Resumes whose time is over and that are still there. */
export const deletionBacklog = async (db: Database, now: Date): Promise<Backlog> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(analyses.deleteAt) })
    .from(analyses)
    .where(and(lte(analyses.deleteAt, now), isNull(analyses.keptSince)));
  return row ?? { waiting: 0, oldestAt: null };
};
