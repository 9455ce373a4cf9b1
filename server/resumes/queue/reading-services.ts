import type { Database } from '../../db/connect.ts';
import type { Files } from '../../files/files.ts';
import type { Safe } from '../../keys/safe.ts';
import type { Parser } from '../../parsing/parser.ts';
import type { Shares } from '../../parsing/shares.ts';
import type { Queue } from '../../queue/queue.ts';

/** What reading needs: a server has it, and so has a worker. */
export type ReadingServices = {
  db: Database;
  safe: Safe;
  files: Files;
  clock: () => Date;
  parser: Parser;
  queue: Queue;
  shares: Shares;
};
