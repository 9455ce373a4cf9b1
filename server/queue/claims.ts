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
// OFFSET 0: the share is tried once, and before the job.
const lockBothSql = `SELECT "isFree", CASE WHEN "isFree" THEN pg_advisory_lock_shared($3, hashtext($4))::text END
  FROM (SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isFree" OFFSET 0) AS share`;
const unlockBothSql = 'SELECT pg_advisory_unlock($1, hashtext($2)), pg_advisory_unlock_shared($3, hashtext($4))';

/** Every statement is prepared once for the connection. */
const names = new Map(
  [lockJobSql, unlockJobSql, lockShareSql, unlockShareSql, lockBothSql, unlockBothSql].map((text, nr) => [
    text,
    `claims_${nr}`,
  ]),
);

const ask = <Row extends object>(client: Client, text: string, values: (string | number)[]) =>
  client.query<Row>({ name: names.get(text), text, values });

/** What this process is doing, visible to all others. While the connection is lost they see nothing of it. */
export type Claims = {
  /** One of a person's shares, which all processes have in common; null when others have them all. `atOnce`: how many there are. */
  share: (person: string, atOnce?: number) => Promise<(() => void) | null>;
  /** The same for a job of the queue: from now on others see that this process is alive and does it. */
  job: (person: string, id: string) => Promise<(() => void) | null>;
};

const nothing = (): void => undefined;

export const openClaims = (session: Session): Claims => {
  let last: Promise<unknown> = Promise.resolve();
  /** One statement after the other: a connection has no queue of its own any more from pg 9 on. */
  const inTurn = <T>(next: () => Promise<T>): Promise<T> => {
    const answer = last.then(next);
    last = answer.catch(nothing);
    return answer;
  };
  const unlock = (client: Client | null, text: string, values: (string | number)[]): void => {
    if (client !== null) inTurn(() => ask(client, text, values)).catch(nothing);
  };
  const jobs = new Set<string>();
  /** A session may lock again what it has locked, so these are counted here. */
  const shares = new Map<string, Set<number>>();

  session.onOpen(async (client) => {
    for (const id of jobs) await ask(client, lockJobSql, [jobKey, id]);
  });

  /** Ends a claim. The locks of a lost connection are gone with it, and the next one has those of the jobs again. */
  const release = (client: Client | null, share: readonly [number, string] | null, job: string | null): void => {
    if (job !== null) jobs.delete(job);
    const now = session.current();
    const isShared = share !== null && now === client;
    if (isShared && job !== null) unlock(now, unlockBothSql, [...share, jobKey, job]);
    else if (isShared) unlock(now, unlockShareSql, [...share]);
    else if (job !== null) unlock(now, unlockJobSql, [jobKey, job]);
  };

  const claim = async (
    person: string,
    job: string | null,
    atOnce: number = limits.scansAtOnce,
  ): Promise<(() => void) | null> => {
    if (job !== null) jobs.add(job);
    const client = session.current();
    // Each process keeps to the limit by itself.
    if (client === null) return () => release(null, null, job);
    const own = shares.get(person) ?? new Set<number>();
    shares.set(person, own);
    const end = (nr: number): void => {
      own.delete(nr);
      if (own.size === 0) shares.delete(person);
    };
    for (let nr = 0; nr < atOnce; nr += 1) {
      if (own.has(nr)) continue;
      own.add(nr);
      const share = [shareKey + nr, person] as const;
      const answer = await inTurn(() =>
        job === null
          ? ask<{ isFree: boolean }>(client, lockShareSql, [...share])
          : ask<{ isFree: boolean }>(client, lockBothSql, [...share, jobKey, job]),
      ).catch(() => null);
      if (answer?.rows[0]?.isFree !== false)
        return () => {
          end(nr);
          release(client, share, job);
        };
      end(nr);
      shares.set(person, own);
    }
    if (own.size === 0) shares.delete(person);
    if (job !== null) jobs.delete(job);
    return null;
  };

  return { share: (person, atOnce) => claim(person, null, atOnce), job: (person, id) => claim(person, id) };
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
