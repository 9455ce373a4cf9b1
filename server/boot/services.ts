import type { Charging } from '../billing/charges/charging.ts';
import type { Payments } from '../billing/provider/payments.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from '../db/connect.ts';
import type { ErasureLog } from '../erasures/erasure-log.ts';
import type { Files } from '../files/files.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Safe } from '../keys/safe.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Ocr } from '../parsing/ocr/ocr.ts';
import type { Parser } from '../parsing/parser.ts';
import type { Queue } from '../queue/queue.ts';
import type { Waiting } from '../resumes/queue/waiting.ts';
import type { Scanner } from '../scanning/clamd.ts';
import type { Typesetter } from '../typst/typesetter.ts';

/** The dependencies of the handlers. The clock and all external systems are injected, so that tests can replace them. */
export type Services = {
  configuration: Configuration;
  db: Database;
  clock: () => Date;
  safe: Safe;
  /** Outside the database: what was erased for good. */
  erasures: ErasureLog;
  files: Files;
  mail: PostOffice;
  parser: Parser;
  ocr: Ocr;
  /** The uploads that wait to be read, and the requests that wait for them. */
  queue: Queue;
  waiting: Waiting;
  /** null in demo mode. */
  payments: Payments | null;
  charging: Charging;
  typesetter: Typesetter;
  /** null when none is configured. */
  scanner: Scanner | null;
  /** Whether there is disk space to store files. */
  hasRoom: () => Promise<boolean>;
};

/** The same with the rate limiter, which guards use and handlers must not: see `server/http/guards.ts`. */
export type GuardServices = Services & { rateLimits: RateLimits };
