import type * as api from '#contract/api/analyses.ts';
import type { Handler } from '../../http/handler.ts';
import { analyzeOnce } from './analyze-once.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { readUpload } from '../upload/read-upload.ts';

/** Reads the upload, analyzes it in a parser process, stores it encrypted, and only then responds. */
export const analyzeResume: Handler<typeof api.analyzeResume> = async (call) => {
  const key = idempotencyKeyOf(call.request);
  return analyzeOnce(call, await readUpload(call), key);
};
