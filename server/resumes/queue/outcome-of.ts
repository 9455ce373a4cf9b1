import { z } from 'zod';
import type { QueuedUpload, StoredAnalysis } from '#contract/api/analyses.ts';
import type { Services } from '../../boot/services.ts';
import { Problem } from '../../http/problem.ts';
import type { Session } from '../../identity/login/session.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { findOwnResult } from '../analysis-store.ts';
import { toStoredAnalysis } from '../analyze/to-stored-analysis.ts';
import { findOwnUpload } from './store.ts';

/** The refusal of a file as it is stored. */
export const refusalSchema = z.object({ message: z.string(), reason: z.string() });

/** Seconds until a page asks again: often near the head of the line, and seldom far behind. */
const retryAfter = (place: number): number => Math.min(10, Math.max(1, Math.ceil(place / 20)));

/**
 * The analysis of an upload or its place in the queue. Throws 'unreadable-file' when it was refused. `isOver`: it has been
 * read or refused.
 */
export const outcomeOf = async (
  { db, safe }: Services,
  { user, plan }: Session,
  id: string,
  { isOver = false, personal: known }: { isOver?: boolean; personal?: PersonalSafe } = {},
): Promise<StoredAnalysis | QueuedUpload> => {
  const personal = known ?? (await safe.of(user.id));
  const analysis = async (): Promise<StoredAnalysis | null> => {
    const row = await findOwnResult(db, user.id, id);
    return row === null ? null : toStoredAnalysis(row, personal, plan);
  };
  const early = isOver ? await analysis() : null;
  if (early !== null) return early;
  const upload = await findOwnUpload(db, user.id, id);
  // An upload is deleted in the statement that stores its analysis.
  const late = upload === null ? await analysis() : null;
  if (late !== null) return late;
  if (upload === null) {
    // Gone with the account that is being deleted: 'signed-out'.
    await safe.of(user.id);
    throw new Problem('not-found');
  }
  if (upload.refusal !== null) throw refusalIn(personal, id, upload.refusal);
  const { place } = upload;
  const filename = personal.textOf(id, 'filename', upload.filename);
  return { queued: { id, filename, place, retryAfterSeconds: retryAfter(place) } };
};

const refusalIn = (personal: PersonalSafe, id: string, sealed: Buffer): Problem =>
  new Problem('unreadable-file', refusalSchema.parse(JSON.parse(personal.open(id, 'refusal', sealed).toString())));
