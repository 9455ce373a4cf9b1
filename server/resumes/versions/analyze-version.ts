import type * as api from '#contract/api/versions.ts';
import { analyzeOnce } from '../analyze/analyze-once.ts';
import { idempotencyKeyOf } from '../analyze/idempotency.ts';
import { readUpload } from '../upload/read-upload.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwn } from '../analysis-store.ts';

/** An upload like any other, stored as a version of the resume in the path. The file name may differ. */
export const analyzeVersion: Handler<typeof api.analyzeVersion> = async (call) => {
  const { input, session, services } = call;
  const key = idempotencyKeyOf(call.request);
  // Before the file is read: without an analysis of the user no upload is needed.
  const row = await requireOwn(services.db, session.user.id, input.id);
  const upload = { ...(await readUpload(call)), seriesId: row.seriesId };
  if (row.name === null) return analyzeOnce(call, upload, key);
  const personal = await services.safe.of(session.user.id);
  return analyzeOnce(call, { ...upload, name: personal.open(row.id, 'name', row.name).toString() }, key);
};
