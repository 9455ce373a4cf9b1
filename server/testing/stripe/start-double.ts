import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestCheck, type Form, formOf } from './check-request.ts';
import { present } from './expand.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import { perform } from './operations.ts';
import { Refusal } from './refusal.ts';
import type { Requests } from './request-types.ts';
import { routes } from './routes.ts';
import { sideDoor } from './side-door.ts';
import { createPostman, type Webhook } from './webhooks.ts';
import { apiVersion, createWorld, type World } from './world.ts';

/** What goes wrong with the next request of a name: it gets 429 or 500 instead of being done, is refused with a status and a code, its connection breaks before ('reset') or after ('lost') it was done, or its response takes too long. */
export type Fault =
  | { on: keyof Requests; is: 429 | 500 | 'reset' | 'lost' }
  | { on: keyof Requests; is: 'refused'; status: 400 | 401 | 403; code: string }
  | { on: keyof Requests; is: 'slow'; ms: number };

export type StripeDouble = {
  address: string;
  world: World;
  /** Faults, each applied once, in this order. */
  faults: Fault[];
  /** Names of the accepted requests, in order. */
  seen: string[];
  /** Sends events there from now on, one after the other; null sends none. */
  sendTo: (webhook: Webhook | null) => void;
  /** Resolves when all events so far have been accepted. */
  delivered: () => Promise<void>;
  close: () => Promise<void>;
};

/** A payment provider of our own that speaks Stripe's protocol over HTTP and keeps its state. Requests are validated against the types of the `stripe` package, responses are built from them, money and time follow its documentation. */
export const startStripeDouble = async ({ port = 0 } = {}): Promise<StripeDouble> => {
  const world = createWorld();
  const check = createRequestCheck();
  const idempotency = createIdempotency();
  const faults: Fault[] = [];
  const seen: string[] = [];
  const postman = createPostman();
  world.onEvent((event) => postman.post(event));

  const doIt = (name: keyof Requests, form: Form, id: string): object => {
    const params = check(name, form);
    seen.push(name);
    world.passTime(null, world.realNow());
    const expand = 'expand' in params && Array.isArray(params.expand) ? params.expand : [];
    return present(world, perform(world, name, params, id), expand.map(String));
  };

  const answerTo = async (request: IncomingMessage, text: string): Promise<Answer | 'gone'> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://double');
    const found = routes.find((row) => row.method === request.method && row.path.test(pathname));
    if (found === undefined)
      throw new Refusal(404, { message: `Unrecognized request URL (${request.method}: ${pathname}).` });
    refuseStrangers(request);
    const id = found.path.exec(pathname)?.[1] ?? '';
    const form = formOf(request.method === 'POST' ? text : search.slice(1));
    const fault = takeFault(faults, found.name);
    if (fault?.is === 'reset') return 'gone';
    if (fault?.is === 'slow') await new Promise((done) => void setTimeout(done, fault.ms));
    const work = (): Answer => {
      if (fault?.is === 429) return failed(new Refusal(429, { message: 'Too many requests hit the API too quickly.' }));
      if (fault?.is === 500) return failed(new Refusal(500, { message: 'Something went wrong on our end.' }));
      if (fault?.is === 'refused')
        return failed(new Refusal(fault.status, { code: fault.code, message: `Refused: ${fault.code}` }));
      return answered(() => doIt(found.name, form, id));
    };
    const key = request.headers['idempotency-key'];
    const answer =
      request.method === 'POST' && typeof key === 'string'
        ? once(idempotency, key, `${pathname}?${text}`, work)
        : work();
    return fault?.is === 'lost' ? 'gone' : answer;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request);
    const isOurs = request.url?.startsWith('/double/') === true;
    const answer = isOurs
      ? answered(() => sideDoor(world, String(request.url), text))
      : await answerTo(request, text).catch((error: unknown) => failed(error));
    if (answer === 'gone') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      'stripe-version': apiVersion,
      // The side door is for a page of the product, which the browser treats as another site.
      ...(isOurs ? { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' } : {}),
    });
    response.end(JSON.stringify(answer.body));
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready));
  // What listens on a port has an address with one.
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${bound}`,
    world,
    faults,
    seen,
    sendTo: postman.sendTo,
    delivered: () => postman.delivered(),
    async close() {
      postman.sendTo(null);
      await postman.delivered();
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

const refuseStrangers = (request: IncomingMessage): void => {
  if (!/^Bearer (sk|rk)_test_\w+$/.test(request.headers.authorization ?? ''))
    throw new Refusal(401, { message: 'Invalid API Key provided.' });
  if (request.headers['stripe-version'] !== apiVersion)
    throw new Refusal(400, { message: `The double speaks version ${apiVersion} only.` });
};

const takeFault = (faults: Fault[], name: keyof Requests): Fault | undefined => {
  const index = faults.findIndex((fault) => fault.on === name);
  return index < 0 ? undefined : faults.splice(index, 1)[0];
};

const once = (
  idempotency: ReturnType<typeof createIdempotency>,
  key: string,
  fingerprint: string,
  work: () => Answer,
): Answer => {
  const before = idempotency.take(key, fingerprint);
  if (before !== null) return before;
  const answer = work();
  idempotency.keep(key, fingerprint, answer);
  return answer;
};

const answered = (work: () => object): Answer => {
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
