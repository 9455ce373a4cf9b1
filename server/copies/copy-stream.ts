import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection } from 'pg';

// PostgreSQL's COPY over a pg connection: pg speaks the protocol and leaves the copied data to us.

/** The rows of a `COPY ... TO STDOUT` as text, one line each. PostgreSQL waits while nobody reads. */
export const copyOut = (client: Client, statement: string): Readable => {
  let connection: Connection | null = null;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  client.query({
    submit(through: Connection) {
      connection = through;
      through.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }, through: Connection) {
      // Copy the chunk: the parser overwrites its buffer with the next message.
      if (!rows.push(Buffer.from(chunk))) through.stream.pause();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery(through: Connection) {
      rows.push(null);
      // Keep reading: the end may come in the same batch as the rows that filled the buffer.
      through.stream.resume();
    },
    handleError(error: Error, through: Connection) {
      rows.destroy(error);
      through.stream.resume();
    },
  });
  return rows;
};

type CopyingConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Feeds a `COPY ... FROM STDIN` and returns the number of rows. Fails with whatever `rows` fails with. */
export const copyIn = (client: Client, statement: string, rows: AsyncIterable<Buffer>): Promise<number> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    let copied = 0;
    let fault: unknown = null;
    const feed = async (connection: CopyingConnection): Promise<void> => {
      try {
        for await (const chunk of rows) {
          if (over.signal.aborted) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: over.signal });
        }
        connection.endCopyFrom();
      } catch (error) {
        fault ??= error;
        if (!over.signal.aborted) connection.sendCopyFail('the backup cannot be read');
      }
    };
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyingConnection) => void feed(connection),
      handleCommandComplete({ text }: { text: string }) {
        copied = Number(text.replace('COPY ', ''));
      },
      handleReadyForQuery: () => resolve(copied),
      handleError(error: Error) {
        over.abort();
        reject(fault instanceof Error ? fault : error);
      },
    });
  });
