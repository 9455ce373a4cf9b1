import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import type { Session } from './session.ts';

const channel = 'parsewell_uploads';
const listenSql = 'LISTEN parsewell_uploads';

/** An upload has been stored or given back, or is done: read or refused. */
export type Ring = { is: 'waiting' } | { is: 'done'; id: string };

/** Rings when the transaction is committed, in every process: part of a statement that returns something anyway. */
export const rung = (what: Ring): SQL<string> =>
  sql<string>`pg_notify(${channel}, ${what.is === 'done' ? what.id : ''})::text`;

/** The same as a statement of its own. */
export const ring = async (transaction: Transaction | Database, what: Ring): Promise<void> => {
  await transaction.execute(sql`SELECT ${rung(what)}`);
};

export type Bell = {
  /** Returns a function that stops listening. */
  listen: (hear: (what: Ring) => void) => () => void;
};

/**
 * Hears rings. It only saves time: whoever waits also looks by themselves every second, for rings that were missed while
 * the connection was lost, and for poolers that do not pass on notifications.
 */
export const openBell = (session: Session): Bell => {
  const hearers = new Set<(what: Ring) => void>();
  session.onOpen(async (client) => {
    client.on('notification', ({ payload = '' }) => {
      const what: Ring = payload === '' ? { is: 'waiting' } : { is: 'done', id: payload };
      for (const hear of hearers) hear(what);
    });
    await client.query(listenSql);
  });
  return {
    listen(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};
