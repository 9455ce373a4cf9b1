import type { Client } from 'pg';
import { bossOn, queueName, queueOptions } from './boss.ts';

/** Creates or updates the tables of the queue. The caller holds the lock of migrations. */
export const installQueue = async (client: Client): Promise<void> => {
  const faults: Error[] = [];
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = bossOn(db, (error) => faults.push(error), { migrate: true, createSchema: true, supervise: false });
  await boss.start();
  await boss.createQueue(queueName, queueOptions);
  await boss.updateQueue(queueName, queueOptions);
  await boss.stop({ graceful: false });
  if (faults[0] !== undefined) throw faults[0];
};
