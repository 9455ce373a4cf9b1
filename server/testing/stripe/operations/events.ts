import { list } from '../objects/accounts.ts';
import type { Operations } from './operations-type.ts';

/** Rule `events-for-a-month`: newest first, in the order in which they were made. */
const keptSeconds = 30 * 24 * 3600;

export const events = {
  'events.list': (world, params) => {
    const { limit = 10, starting_after: after, created, types } = params;
    const since = typeof created === 'object' ? (created.gte ?? created.gt ?? 0) : (created ?? 0);
    const newest = world.events.at(-1)?.created ?? 0;
    const kept = world.events
      .filter((event) => event.created >= Math.max(since, newest - keptSeconds))
      .filter((event) => types === undefined || types.includes(event.type))
      .toReversed();
    const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
    return list('/v1/events', kept.slice(from, from + limit), kept.length > from + limit);
  },
} satisfies Partial<Operations>;
