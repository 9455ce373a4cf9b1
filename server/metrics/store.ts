import { count, eq, min } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

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
