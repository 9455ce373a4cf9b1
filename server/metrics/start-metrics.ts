import { createServer } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../boot/configuration.ts';
import type { Services } from '../boot/services.ts';
import { createMetrics, type Metrics } from './metrics.ts';

export type Figures = Pick<Metrics, 'counting' | 'countingOcr'> & {
  onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
  address: string;
  stop: () => Promise<void>;
};

/** `/metrics` on its own port, so that no proxy in front exposes it; null when no port is set. Requests for unknown routes are counted together. */
export const startMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir }: Configuration,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Figures | null> => {
  if (port === undefined) return null;
  const metrics = createMetrics({ db, dataDir, clock });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      // Most likely the database is away: monitoring must see that the metrics are unavailable.
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', ({ message }) =>
      fail(new Error(`The server cannot listen on METRICS_HOST and METRICS_PORT: ${message}`)),
    );
    server.listen(port, host, done);
  });
  // With port 0 the system chose one.
  const bound = server.address();
  const listening = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    counting: metrics.counting,
    countingOcr: metrics.countingOcr,
    onAnswered: (request, reply) =>
      metrics.answered({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      }),
    address: `http://${host}:${listening}/metrics`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
