import { readJobPosting } from '#contract/api/postings/job-descriptions.ts';
import { call } from './http/call.ts';

/** The text of a job posting in a file. Rejects with `ApiError`. */
export const readPostingFile = async (posting: File, signal: AbortSignal): Promise<string> =>
  (await call(readJobPosting, {}, { files: { posting }, signal })).text;
