import { limits } from '#contract/product/limits.ts';
import { tooSlow, unreachable } from './api-error.ts';
import { type Answer, takeEarlyRead } from './early-reads.ts';

export type Sending = {
  method: string;
  path: string;
  body: FormData | string | null;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Share of the body that has been sent, 0 to 1. */
  onUpload?: ((share: number) => void) | undefined;
};

/** One request with cookies; returns the response as text. Rejects with `unreachable`, or the signal's reason. */
export const send = async (sending: Sending): Promise<Answer> => {
  const early = sending.method === 'GET' ? takeEarlyRead(sending.path) : undefined;
  const answer = early === undefined ? null : await early;
  if (answer !== null) return answer;
  const { status, responseText } = await exchange(sending, 'text');
  return { status, body: responseText };
};

/** The same for a response that is a file, with its filename if there is one. */
export const sendForFile = async (
  sending: Sending,
): Promise<{ status: number; body: Blob; disposition: string | null }> => {
  const request = await exchange(sending, 'blob');
  const { status, response } = request;
  const disposition = request.getResponseHeader('content-disposition');
  return { status, body: response instanceof Blob ? response : new Blob([]), disposition };
};

/**
 * Uses XMLHttpRequest because fetch has no upload progress (request streams need HTTP/2, which a small installation
 * does not have).
 */
const exchange = (
  { method, path, body, idempotencyKey, signal, onUpload }: Sending,
  responseType: 'text' | 'blob',
): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(reasonOf(signal));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = responseType;
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (onUpload !== undefined) {
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onUpload(event.loaded / event.total);
      });
      request.upload.addEventListener('load', () => onUpload(1));
    }
    if (body instanceof FormData) {
      // A connection closed by the server looks like a lost one, and would be retried just as long in vain.
      const timer = setTimeout(() => {
        reject(tooSlow());
        request.abort();
      }, limits.uploadMs + limits.uploadWaitMs);
      request.upload.addEventListener('loadend', () => clearTimeout(timer));
    }
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(signal === undefined ? unreachable() : reasonOf(signal)));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('Stopped', 'AbortError');
