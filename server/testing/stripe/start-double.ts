import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { answered, createDouble, type Double } from './double.ts';
import { Refusal } from './refusal.ts';
import { sideDoor } from './side-door.ts';
import { createPostman, type Webhook } from './webhooks.ts';
import { apiVersion } from './world.ts';

export type StripeDouble = Double & {
  address: string;
  /** Sends events there from now on, one after the other; null sends none. */
  sendTo: (webhook: Webhook | null) => void;
  /** Resolves when all events so far have been accepted. */
  delivered: () => Promise<void>;
  close: () => Promise<void>;
};

/** The id under which the product knows a subscription. */
const gateSchema = z.object({ subscription: z.uuid() });

/** A gate before the next change of a subscription, as of a bank that takes its time: `hold` closes it, `release` opens it. */
const createGates = ({ faults, world }: Double) => {
  const gates = new Map<string, () => void>();
  return (url: string, text: string): object | null => {
    if (url !== '/double/hold' && url !== '/double/release') return null;
    const { subscription } = gateSchema.parse(JSON.parse(text));
    if (url === '/double/release') {
      gates.get(subscription)?.();
      return {};
    }
    const held = [...world.tables.subscription.values()].find(({ metadata }) =>
      Object.values(metadata).includes(subscription),
    );
    if (held === undefined) throw new Refusal(404, { message: 'No such subscription.' });
    const until = new Promise<void>((resolve) => void gates.set(subscription, resolve));
    faults.push({ on: 'subscriptions.update', about: held.id, is: 'held', until });
    return {};
  };
};

/** Our payment provider on a port. */
export const startStripeDouble = async ({ port = 0 } = {}): Promise<StripeDouble> => {
  const double = createDouble();
  const { world } = double;
  const postman = createPostman();
  const gate = createGates(double);
  world.onEvent((event) => postman.post(event));

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request);
    const url = String(request.url);
    const isOurs = url.startsWith('/double/');
    const answer = isOurs
      ? answered(() => gate(url, text) ?? sideDoor(world, url, text))
      : await double.answerTo({ method: String(request.method), url, headers: request.headers, text });
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
  return Object.assign(double, {
    address: `http://127.0.0.1:${bound}`,
    sendTo: postman.sendTo,
    delivered: () => postman.delivered(),
    async close() {
      postman.sendTo(null);
      await postman.delivered();
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  });
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};
