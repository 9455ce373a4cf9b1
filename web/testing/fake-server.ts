import { vi } from 'vitest';

type Request = { method: string; path: string; body: unknown; idempotencyKey: string | undefined };

/** A response that is sent at once. A `body` of null is a broken connection. */
export type Answer = { status?: number; body: unknown };

/** Long enough for a page to render its loading state. */
const answerMs = 5;

/**
 * A fake server for the requests of a page: answers 'POST /api/login' with the next of its responses, repeating the
 * last one, and records the requests. Until `vi.unstubAllGlobals`.
 */
export const fakeServer = (answers: Readonly<Record<string, readonly [Answer, ...Answer[]]>>): readonly Request[] => {
  const requests: Request[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    responseType = 'text';
    withCredentials = false;
    status = 0;
    responseText = '';
    #request: Request = { method: '', path: '', body: null, idempotencyKey: undefined };
    /** For downloads. */
    get response(): Blob {
      return new Blob([this.responseText]);
    }
    getResponseHeader = (): null => null;
    open(method: string, path: string): void {
      this.#request = { ...this.#request, method, path };
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'Idempotency-Key') this.#request.idempotencyKey = value;
    }
    send(body: unknown): void {
      const { method, path } = this.#request;
      const list = answers[`${method} ${path}`];
      const count = requests.filter((each) => each.method === method && each.path === path).length;
      requests.push({ ...this.#request, body: typeof body === 'string' ? JSON.parse(body) : body });
      const answer = list?.[Math.min(count, list.length - 1)];
      if (answer === undefined) throw new Error(`Nobody answers ${method} ${path}`);
      setTimeout(() => {
        if (answer.body === null) {
          this.dispatchEvent(new Event('error'));
          return;
        }
        this.status = answer.status ?? 200;
        this.responseText = JSON.stringify(answer.body);
        this.upload.dispatchEvent(new Event('load'));
        this.dispatchEvent(new Event('load'));
      }, answerMs);
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return requests;
};
