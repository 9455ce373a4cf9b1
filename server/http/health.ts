import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { engineVersion } from '#engine/version.ts';
import type { Database } from '../db/connect.ts';

const packageFile = join(import.meta.dirname, '..', '..', 'package.json');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));

const cachedMs = 2_000;

export type Draining = { isDraining: boolean };

/**
 * `/livez`: the process is alive. `/readyz`: it can serve requests, so a load balancer may route to it. `/version`: the
 * versions of product and engine.
 */
export const serveHealth = (app: FastifyInstance, db: Database, draining: Draining): void => {
  let checkedAt = 0;
  let isDatabaseReachable = false;
  const check = async (): Promise<boolean> => {
    if (Date.now() - checkedAt < cachedMs) return isDatabaseReachable;
    isDatabaseReachable = await db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    checkedAt = Date.now();
    return isDatabaseReachable;
  };
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/version', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, engineVersion }),
  );
  app.get('/readyz', async (_request, reply) => {
    const isReady = !draining.isDraining && (await check());
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady });
  });
};
