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

/** The analysis of an upload or its place in the queue. Throws 'unreadable-file' when it was refused. */
export const outcomeOf = async (
  { db, safe }: Services,
  { user, plan }: Session,
  id: string,
): Promise<StoredAnalysis | QueuedUpload> => {
  const personal = await safe.of(user.id);
  const upload = await findOwnUpload(db, user.id, id);
  // An upload is deleted in the transaction that stores its analysis.
  const row = upload === null ? await findOwnResult(db, user.id, id) : null;
  if (row !== null) return toStoredAnalysis(row, personal, plan);
  if (upload === null) throw new Problem('not-found');
  if (upload.refusal !== null) throw refusalIn(personal, id, upload.refusal);
  const { place } = upload;
  const filename = personal.textOf(id, 'filename', upload.filename);
  return { queued: { id, filename, place, retryAfterSeconds: retryAfter(place) } };
};

const refusalIn = (personal: PersonalSafe, id: string, sealed: Buffer): Problem =>
  new Problem('unreadable-file', refusalSchema.parse(JSON.parse(personal.open(id, 'refusal', sealed).toString())));
