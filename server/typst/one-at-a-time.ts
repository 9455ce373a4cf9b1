import { Problem } from '../http/problem.ts';

/** More than a page of ours asks for at once. */
const maxWaiting = 4;

/** Runs the work of each person one after the other, so that nobody waits behind more than one piece of anybody else's. */
export const oneAtATime = (): (<T>(person: string, work: () => Promise<T>) => Promise<T>) => {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return async (person, work) => {
    const queue = queues.get(person) ?? { length: 0, last: Promise.resolve() };
    if (queue.length > maxWaiting) throw new Problem('too-many-requests', { message, retryAfterSeconds: 5 });
    queues.set(person, queue);
    queue.length += 1;
    const mine = queue.last.then(work);
    queue.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(person);
    }
  };
};

const message = 'We are still making your other PDFs. Please wait until they are there.';
