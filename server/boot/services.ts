import type { Payments } from '../billing/payments.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from '../db/connect.ts';
import type { Limits } from '../http/limits.ts';
import type { Safe } from '../keys/safe.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Parser } from '../parsing/parser.ts';
import type { Scanner } from '../scanning/clamd.ts';
import type { Typesetter } from '../typst/typesetter.ts';

/** What handlers work with. Time, chance and the outside world come in here, so that tests can hand in their own. */
export type Services = {
  configuration: Configuration;
  db: Database;
  clock: () => Date;
  limits: Limits;
  safe: Safe;
  mail: PostOffice;
  parser: Parser;
  /** null in demo mode. */
  payments: Payments | null;
  typesetter: Typesetter;
  /** null where none is set up. */
  scanner: Scanner | null;
  /** Whether files can still be stored. */
  hasRoom: () => Promise<boolean>;
};
