import { Client } from 'pg';
import type { Database } from '../db/connect.ts';

const reconnectMs = 1_000;
/** Whoever waits for an answer does without after this time. */
const answerMs = 3_000;

/** A connection of this process that stays open, for what PostgreSQL keeps for each connection: rings and locks. */
export type Session = {
  /** null while the connection is lost. */
  current: () => Client | null;
  /** Called with every new connection, before it is the current one. */
  onOpen: (prepare: (client: Client) => Promise<unknown>) => void;
  close: () => Promise<void>;
};

/** Connects again when the connection is lost. The database may be unavailable when the process starts. */
export const openSession = ({ $client }: Pick<Database, '$client'>): Session => {
  const preparations: ((client: Client) => Promise<unknown>)[] = [];
  let opening: Client | null = null;
  let open: Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const { connectionString = '' } = $client.options;
    const next = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'parsewell session',
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      open = null;
      if (!isClosed) timer = setTimeout(() => void connect(), reconnectMs);
    });
    opening = next;
    try {
      await next.connect();
      for (const prepare of preparations) await prepare(next);
      open = next;
    } catch {
      await next.end().catch(() => undefined);
    }
  };
  // Whoever opens it adds preparations first.
  const first = Promise.resolve().then(connect);

  return {
    current: () => open,
    onOpen: (prepare) => void preparations.push(prepare),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await first;
      await opening?.end().catch(() => undefined);
    },
  };
};
