import { clockWith } from '../objects/accounts.ts';
import { Refusal } from '../refusal.ts';
import type { Operations } from './operations-type.ts';

export const testClocks = {
  'testClocks.create': (world, params) => {
    const clock = clockWith({
      id: world.id('clock'),
      created: world.realNow(),
      name: params.name ?? null,
      frozen_time: params.frozen_time,
    });
    world.tables.clock.set(clock.id, clock);
    return clock;
  },
  'testClocks.retrieve': (world, _params, id) => world.get('clock', id),
  'testClocks.advance': (world, params, id) => {
    const clock = world.get('clock', id);
    if (params.frozen_time < clock.frozen_time) throw new Refusal(400, { message: 'A test clock cannot go back.' });
    world.passTime(clock, params.frozen_time);
    return clock;
  },
  'testClocks.del': (world, _params, id) => {
    world.tables.clock.delete(id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  },
} satisfies Partial<Operations>;
