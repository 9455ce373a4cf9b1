import { and, count, eq, isNull, lte, min } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { analyses, outbox } from '../db/schema.ts';

/** The number waiting, and when the oldest was due; null when nothing is waiting. */
export type Backlog = { waiting: number; oldestAt: Date | null };

/** Mails that have not been sent yet. */
export const mailBacklog = async (db: Database): Promise<Backlog> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return row ?? { waiting: 0, oldestAt: null };
};

/** Expired resumes that have not been deleted yet. */
export const deletionBacklog = async (db: Database, now: Date): Promise<Backlog> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(analyses.deleteAt) })
    .from(analyses)
    .where(and(lte(analyses.deleteAt, now), isNull(analyses.keptSince)));
  return row ?? { waiting: 0, oldestAt: null };
};
