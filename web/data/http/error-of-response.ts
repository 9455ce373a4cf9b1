import { problemSchema } from '#contract/api/problem-body.ts';
import { ApiError, tooSlow } from './api-error.ts';

/** The error for an unsuccessful response. One that is not JSON, as a proxy may send, has no message. */
export const errorOfAnswer = (status: number, body: string): ApiError => {
  if (status === 408) return tooSlow();
  const problem = problemSchema.safeParse(jsonOf(body));
  return new ApiError(status, problem.success ? problem.data : { code: 'internal', message: '' });
};

/** undefined if the text is not JSON. */
export const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
