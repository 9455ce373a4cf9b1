import type * as api from '#contract/api/versions.ts';
import { analyzeQueued } from '../queue/analyze-queued.ts';
import { readUpload } from '../upload/read-upload.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwn } from '../analysis-store.ts';

/** An upload like any other, stored as a version of the resume in the path. The file name may differ. */
export const analyzeVersion: Handler<typeof api.analyzeVersion> = async (call) => {
  const { input, session, services } = call;
  // Before the file is read: without an analysis of the user no upload is needed.
  const row = await requireOwn(services.db, session.user.id, input.id);
  const { id, seriesId, name } = row;
  const personal = await services.safe.of(session.user.id);
  return analyzeQueued(call, async () => ({
    ...(await readUpload(call)),
    seriesId,
    ...(name === null ? {} : { name: personal.open(id, 'name', name).toString() }),
  }));
};
