import type * as api from '#contract/api/versions.ts';
import { analyzeQueued } from '../queue/analyze-queued.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwnFile } from '../analysis-store.ts';

/** The stored file is processed like an upload: same limits, same queue, same daily limit. */
export const analyzeForJob: Handler<typeof api.analyzeForJob> = async (call) => {
  const { input, session, services } = call;
  const { id, jobDescription, jobUrl } = input;
  const row = await requireOwnFile(services.db, session.user.id, id);
  const personal = await services.safe.of(session.user.id);
  return analyzeQueued(call, async () => ({
    filename: personal.open(id, 'filename', row.filename).toString(),
    bytes: personal.open(id, 'file', await services.files.open(row)),
    seriesId: row.seriesId,
    ...(row.name === null ? {} : { name: personal.open(id, 'name', row.name).toString() }),
    jobDescription,
    ...(jobUrl === undefined ? {} : { jobUrl }),
  }));
};
