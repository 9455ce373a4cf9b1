import { unreachable } from './api-error.ts';

export type Sending = {
  method: string;
  path: string;
  body: FormData | string | null;
  signal?: AbortSignal | undefined;
  /** Share of the body that has left, 0 to 1. */
  onUpload?: ((share: number) => void) | undefined;
};

export type Answer = { status: number; body: string };

/**
 * One request with cookies. It is an XMLHttpRequest because fetch tells nothing about how much of an upload has left
 * (request streams need HTTP/2, which a small installation does not have). Rejects with `unreachable`, or the signal's reason.
 */
export const send = ({ method, path, body, signal, onUpload }: Sending): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(reasonOf(signal));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    if (onUpload !== undefined) {
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onUpload(event.loaded / event.total);
      });
      request.upload.addEventListener('load', () => onUpload(1));
    }
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(signal === undefined ? unreachable() : reasonOf(signal)));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('Stopped', 'AbortError');
