import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayMs, minuteMs } from '#contract/product/durations.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { insertJournal, type JournalEntry } from '../journal/store.ts';
import type { PersonalSafe, Safe } from '../keys/safe.ts';
import { type Letter, render } from './letter.ts';
import { claimMails, closeMail, deleteOldMails, insertMail, type OutboxRow, postponeMail } from './store.ts';
import type { Transport } from './transport.ts';

const everyMs = 5_000;
const batch = 10;
/** Longer than one batch can take with all SMTP timeouts. */
const leaseMs = 10 * minuteMs;
/** Delays between failed attempts; after the last one we give up. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);
const rememberedMs = 30 * dayMs;

/** An entry for operators: without mails nobody can get back into an account, and only operators can fix that. */
const mailFailureEntry = ({ userId }: OutboxRow, isWaiting: boolean, now: Date): JournalEntry => ({
  level: 'warning',
  message: isWaiting
    ? 'an email could not be sent and will be retried: the mail server did not accept it'
    : 'an email could not be sent and will not be retried',
  source: 'server',
  kind: isWaiting ? 'mail-waits' : 'mail-given-up',
  userId,
  targetId: null,
  requestId: null,
  createdAt: now,
});

export type Post = {
  /** null for a recipient without an account, including the operator: the site's data key then seals the mail. */
  userId: string | null;
  to: string;
  /** Where replies go if not to us: one address. */
  replyTo?: string;
  letter: Letter;
  /** What happened, so that the same cause never sends twice. */
  cause: string;
  /** When the mail becomes useless, such as when its link expires. */
  uselessAfter: Date;
  now: Date;
};

export type PostOffice = {
  goesTo: Transport['goesTo'];
  /** Adds the mail to the outbox in the transaction of its cause: both happen or neither. Its text is encrypted. */
  post(transaction: Transaction, mail: Post): Promise<void>;
  /** Signals that there may be something to send; returns at once. */
  wake(): void;
  /** Sends what is due and returns how many mails were sent. */
  work(): Promise<number>;
  close(): Promise<void>;
};

const sealedSchema = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});

export const openPostOffice = (
  { db, safe, clock }: { db: Database; safe: Safe; clock: () => Date },
  transport: Transport,
  onFault: (error: unknown) => void,
): PostOffice => {
  let working: Promise<unknown> = Promise.resolve();
  const queued = <T>(what: () => Promise<T>): Promise<T> => {
    const next = working.then(what);
    working = next.catch(() => undefined);
    return next;
  };

  /** null for somebody whose account is being deleted: nothing more is sent to them in its name. */
  const safeFor = (userId: string | null, within?: Transaction): Promise<PersonalSafe | null> =>
    userId === null ? safe.ofSite(within) : safe.find(userId, within);

  const sendOne = async (row: OutboxRow): Promise<boolean> => {
    const now = clock();
    if (row.body === null || row.uselessAfter <= now) {
      await closeMail(db, row.id, 'failed', now);
      return false;
    }
    const personal = await safeFor(row.userId);
    if (personal === null) {
      await closeMail(db, row.id, 'failed', now);
      return false;
    }
    const sealed = personal.open(row.id, 'mail', row.body);
    const delivery = await transport.deliver({ id: row.id, ...sealedSchema.parse(JSON.parse(sealed.toString())) });
    const wait = waits[row.attempts];
    // Report a retried mail to operators once.
    if (delivery === 'refused' || (delivery === 'later' && (row.attempts === 0 || wait === undefined)))
      await insertJournal(db, [mailFailureEntry(row, delivery === 'later' && wait !== undefined, now)]);
    if (delivery === 'later' && wait !== undefined)
      await postponeMail(db, row.id, row.attempts + 1, new Date(now.getTime() + wait));
    else await closeMail(db, row.id, delivery === 'sent' ? 'sent' : 'failed', clock());
    return delivery === 'sent';
  };

  /** A mail that fails, for example because its key is missing, does not block the others. It is retried after its lease. */
  const reported = (error: unknown): number => {
    onFault(error);
    return 0;
  };

  const work = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const now = clock();
      const rows = await claimMails(db, now, new Date(now.getTime() + leaseMs), batch);
      for (const row of rows) sent += await sendOne(row).then(Number, reported);
      if (rows.length < batch) break;
    }
    await deleteOldMails(db, new Date(clock().getTime() - rememberedMs));
    return sent;
  };

  const wake = (): void => void queued(work).catch(onFault);
  const timer = transport.goesTo === 'nowhere' ? undefined : setInterval(wake, everyMs);
  return {
    goesTo: transport.goesTo,
    async post(transaction, { userId, to, replyTo, letter, cause, uselessAfter, now }) {
      if (transport.goesTo === 'nowhere') return;
      const id = randomUUID();
      const mail = JSON.stringify({ to, replyTo, ...render(letter) });
      const personal = await safeFor(userId, transaction);
      if (personal === null) return;
      const body = personal.seal(id, 'mail', mail);
      await insertMail(transaction, { id, dedupeKey: cause, userId, body, uselessAfter, now });
    },
    wake,
    work: () => queued(work),
    async close() {
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
};
