import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { limits } from '#contract/product/limits.ts';
import { currentUser } from '../session/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderPartHook } from '../testing/render-part.tsx';
import { shownToast } from '../ui/toasts/toast.ts';
import { useRetryingWrite } from './use-retrying-write.ts';
import { useWriteOnArrival } from './use-write-on-arrival.ts';
import { useWrite } from './use-write.ts';

const saveNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  access: 'signed-in',
  form: 'json',
  input: z.object({ text: z.string() }),
  output: z.object({ id: z.string() }),
  errors: [],
});
const saved = { body: { id: '7' } };
const problem = (status: number, code: string, message: string) => ({ status, body: { code, message } });
const milk = { text: 'milk' };

beforeEach(() => shownToast.set(null));
afterEach(() => vi.unstubAllGlobals());

describe('useWrite', () => {
  it('is pending, then has the answer', async () => {
    const requests = fakeServer({ 'POST /api/notes': [saved] });
    const states: boolean[] = [];
    const { result } = renderPartHook(() => {
      const write = useWrite(saveNote);
      states.push(write.isPending);
      return write;
    });
    act(() => result.current.run(milk));
    await waitFor(() => expect(result.current.data).toEqual({ id: '7' }));
    expect(states).toEqual([false, true, false]);
    expect(requests.map(({ body }) => body)).toEqual([milk]);
  });

  it('is sent once for two clicks', async () => {
    const requests = fakeServer({ 'POST /api/notes': [saved] });
    const { result } = renderPartHook(() => useWrite(saveNote));
    act(() => {
      result.current.run(milk);
      result.current.run(milk);
    });
    await waitFor(() => expect(result.current.data).toEqual({ id: '7' }));
    expect(requests).toHaveLength(1);
  });

  it('shows success in a toast with an undo button', async () => {
    fakeServer({ 'POST /api/notes': [saved] });
    const takeBack = vi.fn<(id: string) => void>();
    const { result } = renderPartHook(() =>
      useWrite(saveNote, {
        done: ({ input }) => ({ title: `Saved ${input.text}` }),
        undo: { label: 'Undo', run: ({ answer }) => takeBack(answer.id) },
      }),
    );
    act(() => result.current.run(milk));
    await waitFor(() => expect(shownToast.get()?.title).toBe('Saved milk'));
    expect(shownToast.get()?.durationMs).toBe(limits.undoMs);
    shownToast.get()?.action?.run();
    expect(takeBack).toHaveBeenCalledWith('7');
  });

  it("shows a failure in a toast, with the server's reason or its own", async () => {
    fakeServer({ 'POST /api/notes': [problem(409, 'too-late', 'It is too late.'), { body: { id: 7 } }] });
    const { result } = renderPartHook(() => useWrite(saveNote, { failure: 'Could not save' }));
    act(() => result.current.run(milk));
    await waitFor(() => expect(shownToast.get()).toMatchObject({ message: 'It is too late.', tone: 'error' }));
    expect(result.current.error).toMatchObject({ status: 409 });
  });

  it('detects an expired session', async () => {
    fakeServer({ 'POST /api/notes': [problem(401, 'signed-out', 'Please log in.')] });
    const { result } = renderPartHook(() => useWrite(saveNote, { failure: 'Could not save' }));
    act(() => result.current.run(milk));
    await waitFor(() => expect(shownToast.get()).toMatchObject({ message: 'Please log in.' }));
    expect(currentUser.get()).toBeNull();
  });

  it('rejects for a form, which shows the failure itself', async () => {
    fakeServer({ 'POST /api/notes': [problem(409, 'too-late', 'It is too late.')] });
    const { result } = renderPartHook(() => useWrite(saveNote));
    await act(() => expect(result.current.send(milk)).rejects.toMatchObject({ problem: { code: 'too-late' } }));
    expect(shownToast.get()).toBeNull();
  });

  it('retries as configured', async () => {
    const running = problem(409, 'still-running', 'Just a moment.');
    const requests = fakeServer({ 'POST /api/notes': [running, running, saved] });
    const { result } = renderPartHook(() => useWrite(saveNote, { retry: (_, failures) => (failures < 3 ? 1 : null) }));
    act(() => result.current.run(milk));
    await waitFor(() => expect(result.current.data).toEqual({ id: '7' }));
    expect(requests).toHaveLength(3);
  });
});

describe('useWriteOnArrival', () => {
  it('is sent once when its page opens, however often that renders, and again on a click', async () => {
    const requests = fakeServer({ 'POST /api/notes': [{ body: null }, saved] });
    const { result, rerender } = renderPartHook(() => useWriteOnArrival(saveNote, milk), { isStrict: true });
    await waitFor(() => expect(result.current.error).toMatchObject({ isUnreachable: true }));
    rerender();
    expect(requests).toHaveLength(1);
    act(() => result.current.run(milk));
    await waitFor(() => expect(result.current.data).toEqual({ id: '7' }));
  });
});

describe('useRetryingWrite', () => {
  it('retries with the same key while the server is busy, and says so', async () => {
    const busy = { status: 503, body: { code: 'busy', message: '', retryAfterSeconds: 0 } };
    const requests = fakeServer({ 'POST /api/notes': [busy, saved] });
    const { result } = renderPartHook(() => useRetryingWrite(saveNote));
    const onWait = vi.fn<(message: string) => void>();
    const answer = await act(() => result.current.send(milk, { onWait }));
    expect(answer).toEqual({ id: '7' });
    expect(onWait).toHaveBeenCalledWith('We are busy. Trying again in 0 s');
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('has a new key for another input, and after success', async () => {
    const requests = fakeServer({ 'POST /api/notes': [problem(409, 'too-late', ''), saved] });
    const { result } = renderPartHook(() => useRetryingWrite(saveNote));
    const send = (text: string) => act(() => result.current.send({ text }).catch(() => null));
    for (const text of ['milk', 'milk', 'milk', 'bread']) await send(text);
    const keys = requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('returns null when the user cancels', async () => {
    fakeServer({ 'POST /api/notes': [{ status: 503, body: { code: 'busy', message: '' } }] });
    const { result } = renderPartHook(() => useRetryingWrite(saveNote));
    const answer = await act(() => result.current.send(milk, { onWait: () => result.current.stop() }));
    expect(answer).toBeNull();
  });
});
