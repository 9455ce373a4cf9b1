import { createRequestCheck, type Form, formOf } from './check-request.ts';
import { present } from './expand.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import { perform } from './operations.ts';
import { Refusal } from './refusal.ts';
import type { Requests } from './request-types.ts';
import { routes } from './routes.ts';
import { apiVersion, createWorld, type World } from './world.ts';

/**
 * What goes wrong with a request: it gets 429 or 500 instead of being done, is refused with a status and a code, its
 * connection breaks before ('reset') or after ('lost') it was done, it takes long, or until something has happened ('held').
 */
export type Trouble =
  | { is: 429 | 500 | 'reset' | 'lost' }
  | { is: 'refused'; status: 400 | 401 | 403 | 404 | 409 | 429; code: string }
  | { is: 'slow'; ms: number }
  | { is: 'held'; until: Promise<void> };

/** The same for the next request of a name; `about` an id in its path, if one is named. */
export type Fault = Trouble & { on: keyof Requests; about?: string };

export type Request = {
  method: string;
  /** The path with its query. */
  url: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
};

export type Double = {
  world: World;
  /** Faults, each applied once, in this order. */
  faults: Fault[];
  /** Decides about each further request whether anything goes wrong with it; `about` is what its path or form names. */
  troubleOf: ((name: keyof Requests, about: string) => Trouble | null) | null;
  /** How long each request takes. */
  latencyMs: number;
  /** What the next requests with a key get: 'revoked' and 'restricted' are rules `revoked-key`, `restricted-key`. */
  keyIs: 'valid' | 'revoked' | 'restricted';
  /** Names of the accepted requests, in order. */
  seen: string[];
  /** The response, or 'gone' when the connection breaks. */
  answerTo: (request: Request) => Promise<Answer | 'gone'>;
};

let check: ReturnType<typeof createRequestCheck> | null = null;

/** Made when first needed: generating the schemas takes seconds after a change. */
const checked = <Name extends keyof Requests>(name: Name, form: Form): Requests[Name] => {
  check ??= createRequestCheck();
  return check(name, form);
};

/**
 * A payment provider of our own that keeps its state. Requests are validated against the types of the `stripe` package,
 * responses are built from them; `rules.ts` lists what it does, with the sentence of the provider's documentation.
 */
export const createDouble = (now: () => number = Date.now): Double => {
  const world = createWorld(now);
  const idempotency = createIdempotency(world.realNow);

  const double: Double = {
    world,
    faults: [],
    troubleOf: null,
    latencyMs: 0,
    keyIs: 'valid',
    seen: [],
    async answerTo(request) {
      try {
        return await answer(request);
      } catch (error) {
        return failed(error);
      }
    },
  };

  const answer = async ({ method, url, headers, text }: Request): Promise<Answer | 'gone'> => {
    const { pathname, search } = new URL(url, 'http://double');
    const found = routes.find((row) => row.method === method && row.path.test(pathname));
    if (found === undefined) throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${pathname}).` });
    refuseStrangers(headers, double.keyIs, method);
    const id = (found.path.exec(pathname) ?? []).slice(1).join('/');
    const form = formOf(method === 'POST' ? text : search.slice(1));
    const trouble = takeTrouble(double, found.name, id === '' ? JSON.stringify(form) : id);
    if (trouble?.is === 'reset') return 'gone';
    const params = checked(found.name, form);
    const key = headers['idempotency-key'];
    const isKeyed = method === 'POST' && typeof key === 'string';
    const fingerprint = `${pathname}?${text}`;
    const before = isKeyed ? idempotency.take(key, fingerprint) : null;
    if (before !== null) return trouble?.is === 'lost' ? 'gone' : before;
    const ms = double.latencyMs + (trouble?.is === 'slow' ? trouble.ms : 0);
    if (ms > 0) await new Promise((done) => void setTimeout(done, ms));
    if (trouble?.is === 'held') await trouble.until;
    const began = stoppedBefore(trouble);
    const made = began ?? answered(() => doIt(found.name, params, form, id));
    if (isKeyed) idempotency.keep(key, fingerprint, began === null || began.status === 500 ? made : null);
    return trouble?.is === 'lost' ? 'gone' : made;
  };

  const doIt = <Name extends keyof Requests>(name: Name, params: Requests[Name], form: Form, id: string): object => {
    double.seen.push(name);
    world.passTime(null, world.realNow());
    const expand = Array.isArray(form['expand']) ? form['expand'].map(String) : [];
    return present(world, perform(world, name, params, id), expand);
  };
  return double;
};

/** The error that a request gets instead of being done. */
const stoppedBefore = (trouble: Trouble | null): Answer | null => {
  if (trouble?.is === 429)
    return failed(new Refusal(429, { code: 'rate_limit', message: 'Too many requests hit the API too quickly.' }));
  if (trouble?.is === 500) return failed(new Refusal(500, { message: 'Something went wrong on our end.' }));
  if (trouble?.is === 'refused')
    return failed(new Refusal(trouble.status, { code: trouble.code, message: `Refused: ${trouble.code}` }));
  return null;
};

const refuseStrangers = (headers: Request['headers'], keyIs: Double['keyIs'], method: string): void => {
  // Keys that begin with `nobody` were never given out.
  if (!/^Bearer (sk|rk)_test_(?!nobody)\w+$/.test(String(headers['authorization'] ?? headers['Authorization'] ?? '')))
    throw new Refusal(401, { message: 'Invalid API Key provided.' });
  if (keyIs === 'revoked') throw new Refusal(401, { code: 'api_key_expired', message: 'Expired API Key provided.' });
  if (keyIs === 'restricted' && method !== 'GET')
    throw new Refusal(403, { message: 'The provided key does not have the required permissions for this endpoint.' });
  if ((headers['stripe-version'] ?? headers['Stripe-Version']) !== apiVersion)
    throw new Refusal(400, { message: `The double speaks version ${apiVersion} only.` });
};

const takeTrouble = (double: Double, name: keyof Requests, about: string): Trouble | null => {
  const index = double.faults.findIndex((fault) => fault.on === name && (fault.about ?? about) === about);
  const [fault] = index < 0 ? [] : double.faults.splice(index, 1);
  return fault ?? double.troubleOf?.(name, about) ?? null;
};

export const answered = (work: () => object): Answer => {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    return failed(error);
  }
};

const failed = (error: unknown): Answer => {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
  // A bug in the double must be visible, not look like an error of the provider.
  return {
    status: 400,
    body: { error: { type: 'invalid_request_error', message: `the double broke: ${String(error)}` } },
  };
};
