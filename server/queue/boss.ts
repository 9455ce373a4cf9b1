import { type ConstructorOptions, type Db, PgBoss, type QueueOptions } from 'pg-boss';

/** The tables of pg-boss are in a schema of their own, which backups leave out: jobs are made anew from `uploads`. */
const schema = 'pgboss';

/** The queue of files to read. */
export const queueName = 'uploads';

/**
 * A job is given back when its process has not been heard of for ten seconds, the shortest time that pg-boss allows.
 * How often a file is tried is counted by whoever reads it, so here a job never counts as failed for good.
 */
export const queueOptions: QueueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryLimit: 10_000,
  retryDelay: 1,
  retentionSeconds: 30 * 24 * 3600,
};

/** pg-boss on connections of ours. What it reports is passed to `onFault`; none of it stops the queue. */
export const bossOn = (
  db: Db,
  onFault: (error: Error) => void,
  options: Pick<ConstructorOptions, 'migrate' | 'createSchema' | 'supervise'>,
): PgBoss => {
  const boss = new PgBoss({
    db,
    schema,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    ...options,
  });
  boss.on('error', onFault);
  return boss;
};
