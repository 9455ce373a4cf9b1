import { randomUUID } from 'node:crypto';
import { hourMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import type { Transaction } from '../../db/connect.ts';
import { refuseWhenFull } from '../../db/refuse-when-full.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { Problem } from '../../http/problem.ts';
import type { Session } from '../../identity/login/session.ts';
import { fingerprintOf } from '../analyze/idempotency.ts';
import { claimRequest } from '../analyze/request-store.ts';
import type { Scan } from '../analyze/slot-store.ts';
import type { Upload } from '../upload/upload.ts';
import { countRefused, insertUpload, placeInLine } from './store.ts';

/** Files that take a reader's whole time or memory use up no scan, so they have a limit of their own. */
const costly = { reasons: ['too-slow', 'too-large', 'crashed'], perHour: 5 };

/** What an upload uses up, or belongs to. */
export type Reservation = {
  /** How many uploads of the user may wait before this one. */
  maxWaiting: number;
  /** Throws when `reserve` would, without a transaction. */
  check: (now: Date) => Promise<void>;
  /** With the transaction that stores the upload. Returns the scan of the day that it uses up when it is analyzed. */
  reserve: (transaction: Transaction, id: string, now: Date) => Promise<Scan>;
};

type StoredUpload = { id: string; isRepeated: boolean; personal: PersonalSafe };

/**
 * Stores an upload, encrypted, and queues it, in one transaction: from then on it is not lost, whatever fails.
 * `isRepeated`: the id is that of the first upload with the same Idempotency-Key. `personal` opens what is made of it.
 */
export const storeUpload = async (
  services: Services,
  session: Session,
  upload: Upload,
  key: string | null,
  reservation: Reservation,
): Promise<StoredUpload> => {
  const { db, clock, safe, files, queue } = services;
  const userId = session.user.id;
  const now = clock();
  await refuseWhenFull(services);
  await refuseCostly(services, userId, now);
  // A repeated request gets the answer of the first, which used the scan.
  if (key === null) await reservation.check(now);
  const personal = await safe.of(userId);
  const id = randomUUID();
  await queue.ready();
  const file = await files.keep(personal.seal(id, 'file', upload.bytes));
  const store = async (transaction: Transaction): Promise<{ id: string; isRepeated: boolean }> => {
    if (key !== null) {
      const request = { userId, key, fingerprint: fingerprintOf(upload), uploadId: id };
      const claim = await claimRequest(transaction, request);
      if (claim.is === 'taken') return { id: claim.id, isRepeated: true };
      if (claim.is === 'other-content')
        throw new Problem('bad-input', { message: 'This Idempotency-Key was already used for another file.' });
    }
    const scan = await reservation.reserve(transaction, id, now);
    const { waiting, round } = await placeInLine(transaction, userId);
    if (waiting >= reservation.maxWaiting)
      throw new Problem('too-many-requests', {
        message: `${waiting} of your resumes are waiting to be read. Please wait a moment.`,
        retryAfterSeconds: 5,
      });
    await file.claim(transaction);
    const fileBytes = upload.bytes.length;
    await insertUpload(transaction, personal, {
      id,
      userId,
      round,
      upload,
      file,
      fileBytes,
      requestKey: key,
      scan,
      now,
    });
    await queue.add(transaction, { id, userId, round });
    return { id, isRepeated: false };
  };
  return { ...(await db.transaction(store).finally(file.release)), personal };
};

const refuseCostly = async ({ db }: Services, userId: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - hourMs);
  if ((await countRefused(db, userId, costly.reasons, since)) < costly.perHour) return;
  throw new Problem('too-many-requests', {
    message: `${costly.perHour} of your files could not be read within our limits during the last hour. Please try again later.`,
    retryAfterSeconds: 15 * 60,
  });
};
