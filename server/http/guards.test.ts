import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Guards, noLimit } from './guards.ts';
import { Problem } from './problem.ts';
import { serve } from './serve.ts';

const common = {
  method: 'POST',
  access: 'anyone',
  form: 'json',
  input: z.object({ key: z.string(), outcome: z.enum(['good', 'refused', 'exempt']).default('good') }),
} as const;

const limited = endpoint({
  ...common,
  path: '/api/example/limited',
  output: z.object({}),
  errors: ['not-found', 'too-many-requests'],
});
const budgeted = endpoint({
  ...common,
  path: '/api/example/budgeted',
  output: z.object({ isOverBudget: z.boolean() }),
  errors: ['not-found'],
});
const undeclared = endpoint({ ...common, path: '/api/example/undeclared', output: z.object({}), errors: [] });

const examples = [
  serve(
    limited,
    {
      load: async ({ input }) => {
        if (input.outcome === 'refused') throw new Problem('not-found');
      },
      when: ({ input }) => input.outcome !== 'exempt',
      // Three an hour.
      limit: { name: 'letter-address', key: ({ input }) => input.key },
    },
    async () => ({}),
  ),
  serve(
    budgeted,
    // Five an hour.
    { limit: noLimit.smallAnswer, budget: { name: 'unproven-address', key: ({ input }) => input.key } },
    async ({ input, isOverBudget }) => {
      if (input.outcome === 'refused') throw new Problem('not-found');
      return { isOverBudget };
    },
  ),
  serve(undeclared, { limit: noLimit.smallAnswer }, async () => {
    throw new Problem('not-found');
  }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ routes: examples });
});
afterAll(() => server.close());

const statuses = async (path: string, bodies: readonly object[]): Promise<number[]> => {
  const found: number[] = [];
  for (const body of bodies) found.push((await server.visitor().post(path, body)).status);
  return found;
};
const times = (count: number, body: object): object[] => Array.from({ length: count }, () => body);

describe('the guards of an endpoint', () => {
  it('take no point for invalid input or when loading fails', async () => {
    const refused = [...times(4, { key: 'a', outcome: 'refused' }), ...times(4, { key: 'a', outcome: 'none such' })];
    expect(new Set(await statuses(limited.path, refused))).toEqual(new Set([400, 404]));
    expect(await statuses(limited.path, times(4, { key: 'a' }))).toEqual([200, 200, 200, 429]);
  });

  it('do not apply where the declaration says so', async () => {
    expect(await statuses(limited.path, times(5, { key: 'b', outcome: 'exempt' }))).toEqual(Array(5).fill(200));
    expect(await statuses(limited.path, times(4, { key: 'b' }))).toEqual([200, 200, 200, 429]);
  });

  it('tell the handler when its budget is spent, and count only what succeeded', async () => {
    expect(await statuses(budgeted.path, times(6, { key: 'c', outcome: 'refused' }))).toEqual(Array(6).fill(404));
    const answers = [];
    for (const body of times(6, { key: 'c' })) answers.push((await server.visitor().post(budgeted.path, body)).body);
    expect(answers.map(({ isOverBudget }) => isOverBudget)).toEqual([false, false, false, false, false, true]);
  });

  it('turn an undeclared error into an internal error', async () => {
    expect(await statuses(undeclared.path, [{ key: 'd' }])).toEqual([500]);
  });

  it('do not compile without a limit, nor with one whose refusal the contract does not declare', () => {
    type Compiles<E extends typeof limited | typeof undeclared, G> =
      G extends Guards<E, undefined, undefined> ? true : false;
    const compiles: {
      withLimit: Compiles<typeof limited, { limit: 'link' }>;
      withReason: Compiles<typeof undeclared, { limit: { none: string } }>;
    } = { withLimit: true, withReason: true };
    const refused: {
      withoutLimit: Compiles<typeof limited, object>;
      withUndeclaredRefusal: Compiles<typeof undeclared, { limit: 'link' }>;
      withLimitOfPeopleForVisitors: Compiles<typeof limited, { limit: 'draft' }>;
    } = { withoutLimit: false, withUndeclaredRefusal: false, withLimitOfPeopleForVisitors: false };
    expect([...Object.values(compiles), ...Object.values(refused)]).toEqual([true, true, false, false, false]);
  });
});
