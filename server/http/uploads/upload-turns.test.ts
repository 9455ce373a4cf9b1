import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createUploadTurns, type UploadTurns } from './upload-turns.ts';

const requestOf = (waitsUntilMs = Infinity): Pick<FastifyRequest, 'uploadTurn' | 'waitsUntilMs'> => ({
  uploadTurn: null,
  waitsUntilMs,
});

/** An upload that ends each of its steps when it is told to, and what it has begun. */
const uploadIn = (turns: UploadTurns) => {
  const begun: string[] = [];
  const steps = new Map<string, () => void>();
  const step = (name: string): Promise<void> => {
    begun.push(name);
    return new Promise((done) => steps.set(name, done));
  };
  const request = requestOf();
  const done = turns.run(request, async () => {
    await step('check');
    request.uploadTurn?.pause();
    await step('receive');
    await request.uploadTurn?.resume();
    await step('store');
    request.uploadTurn?.pause();
    await step('wait');
  });
  // One that is left waiting is told 'busy' after its test is over.
  done.catch(() => undefined);
  return {
    begun,
    done,
    end: async (name: string): Promise<void> => {
      steps.get(name)?.();
      await sleep(0);
    },
  };
};

describe('the turns of uploads', () => {
  it('R5: let few be worked on at once, and others go on while one waits for its client or a reader', async () => {
    const turns = createUploadTurns(1);
    const [first, second] = [uploadIn(turns), uploadIn(turns)];
    await sleep(0);
    expect([first.begun, second.begun]).toEqual([['check'], []]);
    await first.end('check');
    expect([first.begun, second.begun]).toEqual([['check', 'receive'], ['check']]);
    await second.end('check');
    await first.end('receive');
    await second.end('receive');
    expect([first.begun.at(-1), second.begun.at(-1)]).toEqual(['store', 'receive']);
    await first.end('store');
    expect([first.begun.at(-1), second.begun.at(-1)]).toEqual(['wait', 'store']);
  });

  it('R5: complete what has begun before they begin more', async () => {
    const turns = createUploadTurns(1);
    const [first, second, third] = [uploadIn(turns), uploadIn(turns), uploadIn(turns)];
    await sleep(0);
    await first.end('check');
    await first.end('receive');
    await second.end('check');
    expect([first.begun.at(-1), third.begun.length]).toEqual(['store', 0]);
  });

  it('R5: report that the server is busy only when nobody has a turn for a while', async () => {
    const turns = createUploadTurns(1, 100);
    const others = Array.from({ length: 3 }, () => uploadIn(turns));
    const last = uploadIn(turns);
    for (const other of others) {
      await sleep(60);
      await other.end('check');
    }
    expect(last.begun).toEqual(['check']);
    await expect(uploadIn(turns).done).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 5 } });
  });

  it('R5: report that the server is busy after the longest wait, although the line moves', async () => {
    const turns = createUploadTurns(1, 10_000);
    const [first] = [uploadIn(turns), uploadIn(turns), uploadIn(turns)];
    const late = turns.run(requestOf(performance.now() + 100), async () => null);
    await first.end('check');
    await expect(late).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 5 } });
  });

  it('goes on after work that fails', async () => {
    const turns = createUploadTurns(1);
    const failing = turns.run(requestOf(), async () => {
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    const next = uploadIn(turns);
    await sleep(0);
    expect(next.begun).toEqual(['check']);
  });
});
