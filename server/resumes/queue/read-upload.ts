import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { Problem } from '../../http/problem.ts';
import type { Files } from '../../files/files.ts';
import { pack } from '../../keys/packed.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import type { ParseOutcome } from '../../parsing/parser.ts';
import { ring } from '../../queue/bell.ts';
import type { Job } from '../../queue/queue.ts';
import { insertFromUpload } from '../analysis-store.ts';
import { refusalOf } from '../analyze/refusal-of.ts';
import { answerRequest, releaseRequest } from '../analyze/request-store.ts';
import { consumeSlot, releaseSlot } from '../analyze/slot-store.ts';
import type { ReadingServices } from './reading-services.ts';
import { findToRead, lockToEnd, refuse } from './store.ts';

/** A file that has taken this many processes with it is not tried again. */
const maxTries = 10;

type Row = NonNullable<Awaited<ReturnType<typeof findToRead>>>;

/** No process that reads could be started, or all were ending: not the file's fault. */
export class NoReaderError extends Error {
  constructor() {
    super('no reader could take the upload');
  }
}

/** Reads an upload and stores the result or the refusal. Throws when it could not be read now: the job stays. */
export const readUpload = async (services: ReadingServices, job: Job): Promise<void> => {
  const { db, queue } = services;
  const row = await findToRead(db, job.id);
  const personal = row === null ? null : await keyFor(services, row);
  if (row === null || personal === null) return db.transaction((transaction) => queue.remove(transaction, job.id));
  const outcome = job.tries < maxTries ? await parsed(services, personal, row) : ({ is: 'crashed' } as const);
  if (outcome.is === 'busy') throw new NoReaderError();
  // The reader has read a stranger's file: it does not decide which analysis its result becomes.
  if (outcome.is === 'result')
    await storeResult(services, personal, { userId: row.userId, result: { ...outcome.result, id: row.id } });
  else await storeRefusal(services, personal, row.id, outcome);
};

/** null for somebody who deletes their account at this moment, and with it the upload. */
const keyFor = async ({ db, safe }: ReadingServices, { id, userId }: Row): Promise<PersonalSafe | null> => {
  try {
    return await safe.find(userId);
  } catch (error) {
    if ((await findToRead(db, id)) === null) return null;
    throw error;
  }
};

const parsed = async (
  { parser, files, clock }: ReadingServices,
  personal: PersonalSafe,
  row: Row,
): Promise<ParseOutcome> => {
  const { id, userId } = row;
  // Refusing deletes the file, and a refused upload is not read again.
  const opened = await openUpload(files, personal, row);
  if (opened === null) return { is: 'crashed' };
  return parser.parse({ id, person: userId, today: clock().toISOString().slice(0, 10), ...opened });
};

/** null when the stored bytes are damaged. Throws when the store of files is away. */
const openUpload = async (
  files: Files,
  personal: PersonalSafe,
  { id, filename, file, fileKey, jobDescription, jobUrl }: Row,
): Promise<{ bytes: Buffer; filename: string; jobDescription?: string; jobUrl?: string } | null> => {
  try {
    const textOf = (label: string, sealed: Buffer): string => personal.open(id, label, sealed).toString();
    return {
      bytes: personal.open(id, 'file', await files.open({ file, fileKey })),
      filename: textOf('filename', filename),
      ...(jobDescription === null ? {} : { jobDescription: textOf('job-description', jobDescription) }),
      ...(jobUrl === null ? {} : { jobUrl: textOf('job-url', jobUrl) }),
    };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/** The analysis takes the place of the upload, its job and its slot, in one transaction. */
const storeResult = async (
  { db, clock, queue }: ReadingServices,
  personal: PersonalSafe,
  { userId, result }: { userId: string; result: AnalysisResult },
): Promise<void> => {
  const { id } = result;
  const now = clock();
  const deleteAt = new Date(now.getTime() + limits.keptForDays * dayMs);
  const sealed = personal.seal(id, 'result', pack(result));
  await db.transaction(async (transaction) => {
    const ended = await insertFromUpload(transaction, { userId, result, sealed, now, deleteAt });
    if (ended !== null) {
      const { scanDay: day, scanPlace: place, requestKey } = ended;
      if (day !== null && place !== null) await consumeSlot(transaction, { userId, day, place });
      if (requestKey !== null) await answerRequest(transaction, userId, requestKey, id);
    }
    await queue.remove(transaction, id);
  });
};

/** A file that cannot be read uses up no scan, and its Idempotency-Key can be used again. */
const storeRefusal = async (
  { db, clock, queue }: ReadingServices,
  personal: PersonalSafe,
  id: string,
  outcome: Exclude<ParseOutcome, { is: 'result' | 'busy' }>,
): Promise<void> => {
  const { message, details } = refusalOf(outcome);
  const reason = details.reason ?? outcome.is;
  const sealed = personal.seal(id, 'refusal', JSON.stringify({ message, reason }));
  await db.transaction(async (transaction) => {
    const ending = await lockToEnd(transaction, id);
    if (ending !== null) {
      const { userId, scan, requestKey } = ending;
      await refuse(transaction, id, { reason, sealed, now: clock() });
      if (scan !== null) await releaseSlot(transaction, { userId, what: scan.day, place: scan.place });
      if (requestKey !== null) await releaseRequest(transaction, userId, requestKey);
    }
    await queue.remove(transaction, id);
    await ring(transaction, { is: 'done', id });
  });
};
