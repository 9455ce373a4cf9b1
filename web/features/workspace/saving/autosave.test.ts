import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftWith } from '#contract/draft/testing/drafts.ts';
import { ApiError, unreachable } from '../../../data/http/api-error.ts';
import { createAutosave } from './autosave.ts';
import { readKept } from './kept-in-tab.ts';

type Sent = { revision: number; name: string };

/** A server that answers with the next of these: an error, or null for success. */
const started = (answers: readonly (Error | null)[] = []) => {
  const sent: Sent[] = [];
  const autosave = createAutosave({
    workspace: { id: 'w', revision: 1, savedAt: 'before' },
    send: async ({ revision, document }) => {
      const error = answers[sent.length] ?? null;
      sent.push({ revision, name: document.name });
      await new Promise<void>((done) => void setTimeout(done, 50));
      if (error !== null) throw error;
      return { revision: revision + 1, savedAt: `at ${revision + 1}` };
    },
  });
  const write = (name: string): void => autosave.changed({ document: draftWith({ name }), design: 'template-1' });
  return { autosave, sent, write };
};

const elsewhere = new ApiError(409, { code: 'changed-elsewhere', message: '' });

/** The storage of a tab. */
const storage = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('saving by itself', () => {
  it('waits for a pause in typing, and says "saved" only when the server has it', async () => {
    const { autosave, sent, write } = started();
    write('M');
    await vi.advanceTimersByTimeAsync(300);
    write('Ma');
    expect(autosave.state.get()).toEqual({ is: 'saving' });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(820);
    expect(autosave.state.get()).toEqual({ is: 'saving' });
    await vi.advanceTimersByTimeAsync(60);
    expect(sent).toEqual([{ revision: 1, name: 'Ma' }]);
    expect(autosave.state.get()).toEqual({ is: 'saved', at: 'at 2' });
    expect(readKept('w')).toBeNull();
  });

  it('sends what was typed while it was sending next, based on the answer', async () => {
    const { sent, write, autosave } = started();
    write('one');
    await vi.advanceTimersByTimeAsync(820);
    write('two');
    await vi.advanceTimersByTimeAsync(60);
    expect(autosave.state.get()).toEqual({ is: 'saving' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([
      { revision: 1, name: 'one' },
      { revision: 2, name: 'two' },
    ]);
    expect(autosave.state.get()).toEqual({ is: 'saved', at: 'at 3' });
  });

  it('keeps everything in the tab without a connection, and sends it again', async () => {
    const { autosave, sent, write } = started([unreachable(), unreachable()]);
    write('one');
    await vi.advanceTimersByTimeAsync(900);
    expect(autosave.state.get()).toEqual({ is: 'offline', isKept: true });
    expect(readKept('w')).toMatchObject({ revision: 1, document: { name: 'one' } });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(sent).toHaveLength(3);
    expect(autosave.state.get()).toEqual({ is: 'saved', at: 'at 2' });
    expect(readKept('w')).toBeNull();
  });

  it('stops when another tab saved something else, and overwrites nothing', async () => {
    const { autosave, sent, write } = started([elsewhere]);
    write('mine');
    await vi.advanceTimersByTimeAsync(900);
    expect(autosave.state.get()).toEqual({ is: 'changed-elsewhere' });
    write('more');
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(readKept('w')).toMatchObject({ document: { name: 'more' } });
    autosave.adopt({ revision: 7, savedAt: 'theirs' });
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.at(-1)).toEqual({ revision: 7, name: 'more' });
    expect(autosave.state.get()).toEqual({ is: 'saved', at: 'at 8' });
  });

  it('says when it failed for good, and sends again when asked', async () => {
    const { autosave, write } = started([new ApiError(400, { code: 'bad-input', message: 'Too long.' })]);
    write('one');
    await vi.advanceTimersByTimeAsync(900);
    expect(autosave.state.get()).toMatchObject({ is: 'failed' });
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(60);
    expect(await flushed).toBe(true);
    expect(autosave.state.get()).toEqual({ is: 'saved', at: 'at 2' });
  });

  it('sends at once before a download, and once', async () => {
    const { autosave, sent, write } = started();
    write('one');
    const both = Promise.all([autosave.flush(), autosave.flush()]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await both).toEqual([true, true]);
    expect(sent).toHaveLength(1);
  });
});
