import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { chores } from '../db/schema.ts';

/** A chore that this server does alone. */
export type Lease = {
  /** When the last complete run began; null before the first. */
  lastRunAt: Date | null;
  /** Keeps others away for another while. Throws when one has taken over, because this server was too slow. */
  renew: () => Promise<void>;
  /** Marks the chore as done as of the start of this run. */
  finish: () => Promise<void>;
  /** Gives the chore back unfinished: it is tried again after the lease. */
  giveBack: () => Promise<void>;
};

/** How long a server may be silent before another one goes on. */
const leaseMs = 5 * 60_000;

/** Takes a chore that is due every `everyMs`; null when it is not due, or another server is at it. */
export const takeLease = async (
  db: Database,
  name: string,
  clock: () => Date,
  everyMs: number,
): Promise<Lease | null> => {
  const startedAt = clock();
  const holder = randomUUID();
  const due = new Date(startedAt.getTime() - everyMs).toISOString();
  const values = { leasedBy: holder, leasedUntil: untilOf(startedAt) };
  const [taken] = await db
    .insert(chores)
    .values({ name, doneAt: new Date(0), ...values })
    .onConflictDoUpdate({
      target: chores.name,
      set: values,
      setWhere: sql`${chores.doneAt} <= ${due}::timestamptz AND (${chores.leasedUntil} IS NULL OR ${chores.leasedUntil} <= ${startedAt.toISOString()}::timestamptz)`,
    })
    .returning({ doneAt: chores.doneAt });
  if (taken === undefined) return null;
  const ours = and(eq(chores.name, name), eq(chores.leasedBy, holder));
  return {
    lastRunAt: taken.doneAt.getTime() === 0 ? null : taken.doneAt,
    async renew() {
      const kept = await db
        .update(chores)
        .set({ leasedUntil: untilOf(clock()) })
        .where(ours)
        .returning({ name: chores.name });
      if (kept.length === 0) throw new Error(`another server has taken over: ${name}`);
    },
    async finish() {
      await db.update(chores).set({ doneAt: startedAt, leasedUntil: null, leasedBy: null }).where(ours);
    },
    async giveBack() {
      await db
        .update(chores)
        .set({ leasedUntil: untilOf(clock()), leasedBy: null })
        .where(ours);
    },
  };
};

/** Makes a chore due as if it had never run, also if another server is at it. */
export const forgetRuns = async (db: Database, name: string): Promise<void> => {
  await db
    .update(chores)
    .set({ doneAt: new Date(0), leasedUntil: null, leasedBy: null })
    .where(eq(chores.name, name));
};

const untilOf = (now: Date): Date => new Date(now.getTime() + leaseMs);
