import type * as api from '#contract/api/analyses.ts';
import type { Handler } from '../../http/handler.ts';
import { analyzeQueued } from '../queue/analyze-queued.ts';
import { readUpload } from '../upload/read-upload.ts';

/** Stores the upload encrypted, and answers when it has been read, or with its place in the queue. */
export const analyzeResume: Handler<typeof api.analyzeResume> = async (call) =>
  analyzeQueued(call, () => readUpload(call));
