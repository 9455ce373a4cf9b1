import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { limits } from '#contract/product/limits.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { type Bell, openBell, ring } from './bell.ts';
import { bossOn, queueName } from './boss.ts';

/** Held while a job is taken, so that two processes cannot both give a user their second place. */
const takeKey = 728_203;

/** `tries` is how often the job was taken before, by processes that died or stopped. */
export type Job = { id: string; userId: string; tries: number };

/** The queue of uploads, which all servers and workers share. */
export type Queue = {
  bell: Bell;
  /** Before a transaction that adds a job, which must not wait for other connections. */
  ready: () => Promise<void>;
  /** Adds a job that exists from the commit on. Lower rounds go first. */
  add: (transaction: Transaction, job: { id: string; userId: string; round: number }) => Promise<void>;
  /** The next job, of a user who has fewer than two running anywhere and is not in `exceptOf`; null without one. */
  take: (exceptOf: readonly string[]) => Promise<Job | null>;
  /** Tells the others that this process is still working on the job. */
  touch: (job: Job) => Promise<void>;
  /** Removes a job that is done, together with what the transaction stores. */
  remove: (transaction: Transaction, id: string) => Promise<void>;
  /** Puts a job back that could not be done. */
  putBack: (job: Job) => Promise<void>;
  close: () => Promise<void>;
};

export const openQueue = (db: Database, onFault: (error: unknown) => void): Queue => {
  const pooled = { executeSql: (text: string, values?: unknown[]) => db.$client.query(text, values) };
  const boss = bossOn(pooled, onFault, { migrate: false, createSchema: false, supervise: true });
  const bell = openBell(db);
  let isStarted = false;
  /** The database may be unavailable when the server starts. */
  const started = async (): Promise<typeof boss> => {
    if (!isStarted) await boss.start();
    isStarted = true;
    return boss;
  };
  // Whoever needs it tries again, and reports that.
  started().catch(() => undefined);
  return {
    bell,
    async ready() {
      await started();
    },
    async add(transaction, { id, userId, round }) {
      await (
        await started()
      ).send(queueName, null, {
        id,
        priority: -round,
        group: { id: userId },
        db: fromDrizzle(transaction, sql),
      });
      await ring(transaction, { is: 'waiting' });
    },
    async take(exceptOf) {
      await started();
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(${takeKey})`);
        const [job] = await boss.fetch(queueName, {
          groupConcurrency: limits.scansAtOnce,
          ignoreGroups: [...exceptOf],
          db: fromDrizzle(transaction, sql),
        });
        return job === undefined ? null : { id: job.id, userId: job.groupId ?? '', tries: job.retryCount };
      });
    },
    async touch({ id, tries }) {
      await boss.touch(queueName, { id, retryCount: tries });
    },
    async remove(transaction, id) {
      await (await started()).deleteJob(queueName, id, { db: fromDrizzle(transaction, sql) });
    },
    async putBack({ id, tries }) {
      await boss.fail(queueName, { id, retryCount: tries });
    },
    async close() {
      await boss.stop({ graceful: false });
      await bell.close();
    },
  };
};
