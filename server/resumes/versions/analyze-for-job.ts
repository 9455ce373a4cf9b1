import type * as api from '#contract/api/versions.ts';
import { analyzeOnce } from '../analyze/analyze-once.ts';
import { idempotencyKeyOf } from '../analyze/idempotency.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwnFile } from '../analysis-store.ts';

/** The stored file is processed like an upload: same limits, same parser process, same daily limit. */
export const analyzeForJob: Handler<typeof api.analyzeForJob> = async (call) => {
  const { input, session, services } = call;
  const key = idempotencyKeyOf(call.request);
  const { id, jobDescription, jobUrl } = input;
  const row = await requireOwnFile(services.db, session.user.id, id);
  const personal = await services.safe.of(session.user.id);
  const upload = {
    filename: personal.open(id, 'filename', row.filename).toString(),
    bytes: personal.open(id, 'file', row.file),
    seriesId: row.seriesId,
    ...(row.name === null ? {} : { name: personal.open(id, 'name', row.name).toString() }),
    jobDescription,
    ...(jobUrl === undefined ? {} : { jobUrl }),
  };
  return analyzeOnce(call, upload, key);
};
