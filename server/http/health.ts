import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';

const cachedMs = 2_000;

export type Draining = { isDraining: boolean };

/** `/livez`: this process turns. `/readyz`: it can serve, so a balancer may send people here. */
export const serveHealth = (app: FastifyInstance, db: Database, draining: Draining): void => {
  let checkedAt = 0;
  let isDatabaseThere = false;
  const check = async (): Promise<boolean> => {
    if (Date.now() - checkedAt < cachedMs) return isDatabaseThere;
    isDatabaseThere = await db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    checkedAt = Date.now();
    return isDatabaseThere;
  };
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !draining.isDraining && (await check());
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady });
  });
};
