import { ring } from '../../queue/bell.ts';
import type { ReadingServices } from './reading-services.ts';
import { lockWaiting } from './store.ts';

/** Replaces the job of a waiting upload by a new one, at the same place, that nobody has tried yet. */
export const renewJob = ({ db, queue }: Pick<ReadingServices, 'db' | 'queue'>, id: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const upload = await lockWaiting(transaction, id);
    await queue.remove(transaction, id);
    if (upload === null) return;
    await queue.add(transaction, upload);
    await ring(transaction, { is: 'waiting' });
  });
