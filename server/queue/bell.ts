import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database, Transaction } from '../db/connect.ts';

const channel = 'parsewell_uploads';
const listenSql = 'LISTEN parsewell_uploads';
const reconnectMs = 1_000;

/** An upload has been stored or given back, or is done: read or refused. */
export type Ring = { is: 'waiting' } | { is: 'done'; id: string };

/** Rings when the transaction is committed, in every process. */
export const ring = async (transaction: Transaction | Database, what: Ring): Promise<void> => {
  await transaction.execute(sql`SELECT pg_notify(${channel}, ${what.is === 'done' ? what.id : ''})`);
};

export type Bell = {
  /** Returns a function that stops listening. */
  listen: (hear: (what: Ring) => void) => () => void;
  close: () => Promise<void>;
};

/**
 * Hears rings on a connection of its own. It only saves time: whoever waits also looks by themselves every second, for
 * rings that were missed while the connection was lost, and for poolers that do not pass on notifications.
 */
export const openBell = ({ $client }: Pick<Database, '$client'>): Bell => {
  const hearers = new Set<(what: Ring) => void>();
  let client: Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const { connectionString = '' } = $client.options;
    const next = new Client({ connectionString, keepAlive: true, application_name: 'parsewell bell' });
    next.on('error', () => undefined);
    next.once('end', () => {
      client = null;
      if (!isClosed) timer = setTimeout(() => void connect(), reconnectMs);
    });
    next.on('notification', ({ payload = '' }) => {
      const what: Ring = payload === '' ? { is: 'waiting' } : { is: 'done', id: payload };
      for (const hear of hearers) hear(what);
    });
    client = next;
    await next
      .connect()
      .then(() => next.query(listenSql))
      .catch(() => next.end().catch(() => undefined));
  };
  const first = connect();

  return {
    listen(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
};
