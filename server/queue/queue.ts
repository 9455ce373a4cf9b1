import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { limits } from '#contract/product/limits.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { lockKeys } from '../db/lock-keys.ts';
import { type Bell, openBell } from './bell.ts';
import { bossOn, queueName } from './boss.ts';
import { findAbandoned, openClaims } from './claims.ts';
import { openSession, type Session } from './session.ts';

/** How long a process that has lost its session may be silent. It touches its jobs every second. */
const silentMs = 2_000;

/** `tries` is how often the job was taken before, by processes that died or stopped. */
export type Job = { id: string; userId: string; tries: number };
/** Until `release` is called, others see that this process does it. */
export type TakenJob = Job & { release: () => void };

/** The queue of uploads, which all servers and workers share. */
export type Queue = {
  bell: Bell;
  /** Before a transaction that adds a job, which must not wait for other connections. */
  ready: () => Promise<void>;
  /** Adds a job that exists from the commit on. Lower rounds go first. The caller rings. */
  add: (transaction: Transaction, job: { id: string; userId: string; round: number }) => Promise<void>;
  /** Whether any job waits, which costs less than trying to take one. */
  mayHaveJob: () => Promise<boolean>;
  /** The next job, of a user who has fewer than two running anywhere and is not in `exceptOf`; null without one. */
  take: (exceptOf: readonly string[]) => Promise<TakenJob | null>;
  /** One of a user's shares for another kind of job, null while other processes use them all. `atOnce`: how many there are. */
  share: (userId: string, atOnce?: number) => Promise<(() => void) | null>;
  /** Puts back the jobs of processes that have died. */
  putBackAbandoned: () => Promise<void>;
  /** Tells the others that this process is still working on the job. */
  touch: (job: Job) => Promise<void>;
  /** Removes a job that is done, together with what the transaction stores. */
  remove: (transaction: Transaction, id: string) => Promise<void>;
  /** Puts a job back that could not be done. */
  putBack: (job: Job) => Promise<void>;
  close: () => Promise<void>;
};

const isAnySql = `SELECT EXISTS (SELECT FROM pgboss.job WHERE name = $1 AND state < 'active') AS "isAny"`;

type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** A transaction in which no other process takes a job. */
const inTurn = async <T>({ $client }: Database, work: (executeSql: Execute) => Promise<T>): Promise<T> => {
  const client = await $client.connect();
  let fault: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.taking]);
    const result = await work((text, values) => client.query(text, values));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((broken: Error) => (fault = broken));
    throw error;
  } finally {
    client.release(fault);
  }
};

export const openQueue = (
  db: Database,
  onFault: (error: unknown) => void,
  session: Session = openSession(db),
): Queue => {
  const pooled = { executeSql: (text: string, values?: unknown[]) => db.$client.query(text, values) };
  const boss = bossOn(pooled, onFault, { migrate: false, createSchema: false, supervise: true });
  const bell = openBell(session);
  const claims = openClaims(session);
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
    },
    share: claims.share,
    async mayHaveJob() {
      const { rows } = await db.$client.query<{ isAny: boolean }>(isAnySql, [queueName]);
      return rows[0]?.isAny !== false;
    },
    async take(exceptOf) {
      const ready = await started();
      const passedOver = [...exceptOf];
      for (;;) {
        let release: (() => void) | null = null;
        const taken = await inTurn(db, async (executeSql) => {
          const [row] = await ready.fetch(queueName, {
            groupConcurrency: limits.scansAtOnce,
            ignoreGroups: passedOver,
            db: { executeSql },
          });
          if (row === undefined) return null;
          const job = { id: row.id, userId: row.groupId ?? '', tries: row.retryCount };
          // Before the commit: others never see it taken by nobody.
          release = await claims.job(job.userId, job.id);
          if (release === null) throw new NoShare(job.userId);
          return { ...job, release };
        }).catch((error: unknown) => {
          release?.();
          if (error instanceof NoShare) return error;
          throw error;
        });
        if (!(taken instanceof NoShare)) return taken;
        passedOver.push(taken.userId);
      }
    },
    async putBackAbandoned() {
      await started();
      const abandoned = await findAbandoned(db, queueName, silentMs);
      if (abandoned.length > 0) await boss.fail(queueName, abandoned);
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
      await session.close();
    },
  };
};

/** Rolls back the taking of a job whose user has no share left. */
class NoShare extends Error {
  readonly userId: string;
  constructor(userId: string) {
    super('the user has no share left');
    this.userId = userId;
  }
}
