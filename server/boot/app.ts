import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { limits } from '#contract/product/limits.ts';
import { answerProblem } from '../http/answer-problem.ts';
import { type Draining, serveHealth } from '../http/health.ts';
import { acceptJson } from '../http/json-body.ts';
import { logRequest, nameEndpoint } from '../http/log.ts';
import { cutOffSlowBody, type Pace, slowestPace } from '../http/body-pace.ts';
import { refuseCrossSite } from '../http/refuse-cross-site.ts';
import { bodyLimitOf, maxBodyBytes, refuseLargeBody } from '../http/body-limit.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { publicFactsOf } from '../facts/public-facts.ts';
import { serveSite } from '../site/serve-site.ts';
import type { Site } from '../site/site.ts';
import { createUploadRoom } from '../http/uploads/upload-room.ts';
import { createUploadTurns } from '../http/uploads/upload-turns.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/serve.ts';
import { routes as allRoutes } from './routes.ts';
import type { GuardServices } from './services.ts';

export type AppOptions = {
  logger?: NonNullable<FastifyServerOptions['logger']>;
  /** The built pages, null when there are none. */
  site?: Site | null;
  tls?: { cert: Buffer; key: Buffer } | null;
  routes?: readonly Route[];
  /** An error that its endpoint does not declare is answered as a bug. For tests. */
  isStrict?: boolean;
  times?: Partial<typeof times>;
  /** Cap on the total size of in-flight uploads as far as they have arrived, in bytes. */
  maxUploadBytes?: number;
  /** How slowly a body may arrive. */
  pace?: Pace;
  /** How long an upload may wait for others. */
  uploadWaitMs?: number;
  /** Called for every response. */
  onAnswered?: (request: FastifyRequest, reply: FastifyReply) => void;
};

/**
 * Longer than proxies keep idle connections (60 s is usual): whoever sends next must be the one that closes, or a request
 * can meet a connection that is being closed, and is lost.
 */
const idleMs = 75_000;

export type App = FastifyInstance & { draining: Draining };

/** More than any request can take, and no more than that. */
const marginMs = 30_000;

/**
 * Slow clients (slowloris) are cut off. Bodies have a minute, by `body-pace.ts`, which does not count the time in which an
 * upload waits for others. Node does, and its answer has no sentence of ours, so its limit only comes after both.
 */
const times = {
  headersTimeout: 10_000,
  requestTimeout: limits.uploadMs + limits.uploadWaitMs + marginMs,
  connectionsCheckingInterval: 1_000,
};

/** The HTTP application, with everything that applies to every request. It does not listen until told to. */
export const createApp = async (services: GuardServices, options: AppOptions = {}): Promise<App> => {
  const { configuration } = services;
  const isHttps = configuration.PUBLIC_URL.startsWith('https://');
  const serving = { isHttps, takesPayments: services.payments !== null };
  const headers = securityHeaders(serving);
  const draining: Draining = { isDraining: false };
  const pace = options.pace ?? slowestPace;
  const settings: FastifyServerOptions = {
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    trustProxy: configuration.TRUST_PROXY ?? false,
    bodyLimit: maxBodyBytes.none,
    keepAliveTimeout: idleMs,
    requestTimeout: times.requestTimeout,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // URLs that cannot be decoded: no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      void headers(request, reply);
      cutOffSlowBody(request, reply, pace);
      return answerProblem(error, request, reply);
    },
  };
  const app = startFastify(settings, { ...times, ...options.times }, options.tls ?? null);

  app.decorateRequest('userId', null);
  app.decorateRequest('bodyHeldUntilMs', 0);
  app.decorateRequest('uploadTurn', null);
  app.decorateRequest('waitsUntilMs', Infinity);
  app.addHook('onRequest', nameEndpoint);
  app.addHook('onRequest', headers);
  app.addHook('onRequest', async (request, reply) => cutOffSlowBody(request, reply, pace));
  app.addHook('onRequest', refuseCrossSite(configuration.isPublicUrlSet ? configuration.PUBLIC_URL : null));
  app.addHook('onSend', async (_request, reply) => {
    // While closing, no client may wait on a keep-alive connection for a response that will not come.
    if (draining.isDraining) reply.header('connection', 'close');
  });
  app.addHook('onResponse', logRequest);
  const { onAnswered } = options;
  if (onAnswered !== undefined) app.addHook('onResponse', async (request, reply) => onAnswered(request, reply));
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply, options.isStrict));
  acceptJson(app);
  await app.register(cookie);
  await app.register(multipart);
  serveHealth(app, services.db, draining);
  app.decorate('uploadRoom', createUploadRoom(options.maxUploadBytes));
  app.decorate('uploadTurns', createUploadTurns());
  const { uploadWaitMs = limits.uploadWaitMs } = options;
  for (const route of options.routes ?? allRoutes) addRoute(app, services, uploadWaitMs, route);
  const { clock } = services;
  const ofServer = { publicUrl: configuration.PUBLIC_URL, facts: publicFactsOf(services), clock };
  await serveSite(app, options.site ?? null, ofServer, serving);
  return Object.assign(app, { draining });
};

const startFastify = (
  settings: FastifyServerOptions,
  allowed: typeof times,
  tls: { cert: Buffer; key: Buffer } | null,
): FastifyInstance => {
  if (tls === null) return fastify({ ...settings, http: allowed, requestTimeout: allowed.requestTimeout });
  // Fastify has separate types for HTTP and HTTPS servers; nothing here depends on the difference.
  return fastify({ ...settings, https: { ...tls, ...allowed, minVersion: 'TLSv1.3' } } as FastifyServerOptions);
};

const addRoute = (
  app: FastifyInstance,
  services: GuardServices,
  uploadWaitMs: number,
  { entry, answer }: Route,
): void => {
  app.route({
    method: entry.method,
    url: entry.path,
    bodyLimit: bodyLimitOf(entry),
    config: { entry },
    onRequest: async (request, reply) => {
      refuseOtherMedia(entry, request.headers['content-type']);
      if (entry.form !== 'multipart') return;
      await refuseLargeBody(request, reply);
      // Forms are read by their handlers, everything else at once.
      request.bodyHeldUntilMs = Infinity;
      request.waitsUntilMs = performance.now() + uploadWaitMs;
    },
    handler: (request, reply) => {
      const work = (): Promise<unknown> => answer(services, request, reply);
      return entry.form === 'multipart' ? app.uploadTurns.run(request, work) : work();
    },
  });
};

/** Without a CORS preflight, a form on another site can send text or form fields, but not JSON. */
const refuseOtherMedia = (entry: Endpoint, type: string | undefined): void => {
  // Email programs send one-click unsubscribe requests with various content types, and their body is not read.
  if (entry.form === 'one-click') return;
  const wanted = entry.form === 'multipart' ? 'multipart/form-data' : 'application/json';
  if (type === undefined && entry.form === 'none') return;
  if (type?.split(';')[0]?.trim().toLowerCase() !== wanted && entry.method !== 'GET')
    throw new Problem('wrong-media-type');
};
