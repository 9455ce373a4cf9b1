import { afterEach, describe, expect, it } from 'vitest';
import type { Said, Worker } from '../worker.ts';
import { createOcr, type Ocr } from './ocr.ts';

type Held = { answer: (said: Said) => void; isKilled: boolean };
const held: Held[] = [];
/** A process that answers when the test says so. */
const start = (): Worker => {
  const { promise, resolve } = Promise.withResolvers<Said>();
  const one: Held = { answer: resolve, isKilled: false };
  held.push(one);
  return {
    work: () => promise,
    ready: Promise.resolve(),
    isAlive: true,
    wasReady: true,
    residentBytes: () => 0,
    usedLifetime: () => 0,
    isSpent: () => false,
    documents: 0,
    pid: undefined,
    kill() {
      one.isKilled = true;
      resolve({ is: 'crashed' });
    },
  };
};
const job = (person: string) => ({ person, bytes: new Uint8Array(), filename: 'scan.pdf' });
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const opened: Ocr[] = [];
const open = (): Ocr => {
  const ocr = createOcr({ start });
  opened.push(ocr);
  return ocr;
};
afterEach(async () => {
  for (const ocr of opened.splice(0)) await ocr.close();
  held.length = 0;
});

describe('reading pictures', () => {
  it('takes one file at a time, whoever sent it, each with a process of its own that ends', async () => {
    const ocr = open();
    const outcomes = [ocr.recognize(job('a')), ocr.recognize(job('a')), ocr.recognize(job('b'))];
    for (const nr of [0, 1, 2]) {
      await settled();
      expect(held.length).toBe(nr + 1);
      held[nr]?.answer({ is: 'refused', message: `${nr}` });
      await expect.poll(() => held[nr]?.isKilled).toBe(true);
    }
    expect(await Promise.all(outcomes)).toMatchObject([{ is: 'refused' }, { is: 'refused' }, { is: 'refused' }]);
  });

  it('turns away a third file of one person, and a sixth of all', async () => {
    const ocr = open();
    const running = ['a', 'a'].map((person) => ocr.recognize(job(person)));
    expect(await ocr.recognize(job('a'))).toMatchObject({ is: 'busy' });
    const others = ['b', 'c', 'd'].map((person) => ocr.recognize(job(person)));
    expect(await ocr.recognize(job('e'))).toMatchObject({ is: 'busy' });
    await ocr.close();
    expect(await Promise.all([...running, ...others])).toEqual(
      Array.from({ length: 5 }, () => ({ is: 'busy', retryAfterSeconds: 5 })),
    );
  });

  it('takes an answer to another question for a crash', async () => {
    const outcome = open().recognize(job('a'));
    await settled();
    held[0]?.answer({ is: 'posting', text: 'A welder.' });
    expect(await outcome).toEqual({ is: 'crashed' });
  });
});
