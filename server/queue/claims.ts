import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { limits } from '#contract/product/limits.ts';
import type { Database } from '../db/connect.ts';
import type { Session } from './session.ts';

// Advisory locks of the session: PostgreSQL releases them at the moment when the process dies, however it dies. Keys are
// hashes; two with the same hash only wait longer for each other.

/** First key of the lock on a job that is being done. */
const jobKey = 728_204;
/** First key of the lock on a person's first share of the machines; that of the second is one higher. */
const shareKey = 728_205;

const lockJobSql = 'SELECT pg_advisory_lock_shared($1, hashtext($2))';
const unlockJobSql = 'SELECT pg_advisory_unlock_shared($1, hashtext($2))';
const lockShareSql = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isFree"';
const unlockShareSql = 'SELECT pg_advisory_unlock($1, hashtext($2))';

/** What this process is doing, visible to all others. While the connection is lost they see nothing of it. */
export type Claims = {
  /** From now on others see that this process is alive and does the job. Returns what ends that. */
  job: (id: string) => Promise<() => void>;
  /** One of a person's shares, which all processes have in common; null when others have them all. */
  share: (person: string) => Promise<(() => void) | null>;
};

const nothing = (): void => undefined;

export const openClaims = (session: Session): Claims => {
  let last: Promise<unknown> = Promise.resolve();
  /** One statement after the other: a connection has no queue of its own any more from pg 9 on. */
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const next = last.then(ask);
    last = next.catch(nothing);
    return next;
  };
  const jobs = new Set<string>();
  /** A session may lock again what it has locked, so these are counted here. */
  const shares = new Map<string, Set<number>>();
  const unlock = (client: Client, statement: string, key: number, name: string): void => {
    // The locks of a lost connection are gone with it.
    if (session.current() === client) inTurn(() => client.query(statement, [key, name])).catch(nothing);
  };
  session.onOpen(async (client) => {
    for (const id of jobs) await client.query(lockJobSql, [jobKey, id]);
  });

  return {
    async job(id) {
      jobs.add(id);
      const client = session.current();
      if (client !== null) await inTurn(() => client.query(lockJobSql, [jobKey, id])).catch(nothing);
      return () => {
        jobs.delete(id);
        const now = session.current();
        if (now !== null) unlock(now, unlockJobSql, jobKey, id);
      };
    },
    async share(person) {
      const client = session.current();
      // Each process keeps to the limit by itself.
      if (client === null) return nothing;
      const own = shares.get(person) ?? new Set<number>();
      shares.set(person, own);
      const end = (nr: number): void => {
        own.delete(nr);
        if (own.size === 0) shares.delete(person);
      };
      for (let nr = 0; nr < limits.scansAtOnce; nr += 1) {
        if (own.has(nr)) continue;
        own.add(nr);
        const answer = await inTurn(() =>
          client.query<{ isFree: boolean }>(lockShareSql, [shareKey + nr, person]),
        ).catch(() => null);
        if (answer?.rows[0]?.isFree !== false)
          return () => {
            end(nr);
            unlock(client, unlockShareSql, shareKey + nr, person);
          };
        end(nr);
        shares.set(person, own);
      }
      if (own.size === 0) shares.delete(person);
      return null;
    },
  };
};

/** Jobs of the queue that nobody does, though somebody has taken them and has not been heard of for `silentMs`. */
export const findAbandoned = async (
  db: Database,
  queue: string,
  silentMs: number,
): Promise<{ id: string; retryCount: number }[]> => {
  const { rows } = await db.execute<{ id: string; retryCount: number }>(sql`
    WITH done AS MATERIALIZED (
      SELECT objid::bigint AS hash FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${jobKey} AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    SELECT id, retry_count AS "retryCount" FROM pgboss.job
    WHERE name = ${queue} AND state = 'active' AND heartbeat_on < now() - ${silentMs} * interval '1 ms'
      AND (hashtext(id::text)::bigint & 4294967295) NOT IN (SELECT hash FROM done)`);
  return rows;
};
