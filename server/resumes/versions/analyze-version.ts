import type * as api from '#contract/api/versions.ts';
import { analyzeOnce } from '../analyze/analyze-once.ts';
import { idempotencyKeyOf } from '../analyze/idempotency.ts';
import { readUpload } from '../upload/read-upload.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwn } from '../analysis-store.ts';

/** An upload like any other, and from then on a version of the resume in the path. It may be called differently. */
export const analyzeVersion: Handler<typeof api.analyzeVersion> = async (call) => {
  const { input, session, services } = call;
  const key = idempotencyKeyOf(call.request);
  // Before the file comes in: what belongs to nobody needs no upload.
  const row = await requireOwn(services.db, session.user.id, input.id);
  const upload = { ...(await readUpload(call)), seriesId: row.seriesId };
  if (row.name === null) return analyzeOnce(call, upload, key);
  const personal = await services.safe.of(session.user.id);
  return analyzeOnce(call, { ...upload, name: personal.open(row.id, 'name', row.name).toString() }, key);
};
