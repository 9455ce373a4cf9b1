import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderPartHook } from '../testing/render-part.tsx';
import { useReadCache } from './read-cache.ts';
import { lazyEndpoint, useLazyRead } from './use-lazy-read.ts';
import { fresh, useRead } from './use-read.ts';

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ text: z.string() }),
  errors: [],
});
const lazyNote = lazyEndpoint('/api/notes/:id', () => Promise.resolve(getNote));

afterEach(() => vi.unstubAllGlobals());

describe('useRead', () => {
  it('sends one request, however many parts of a page show the answer', async () => {
    const requests = fakeServer({ 'GET /api/notes/1': [{ body: { text: 'milk' } }] });
    const { result } = renderPartHook(() => [useRead(getNote, { id: '1' }), useLazyRead(lazyNote, { id: '1' })]);
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([{ text: 'milk' }, { text: 'milk' }]));
    expect(requests).toHaveLength(1);
  });

  it('sends no request while its input is null', () => {
    const requests = fakeServer({});
    const { result } = renderPartHook(() => useRead(getNote, null));
    expect(result.current.data).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it("returns the server's answer, and refetches on request", async () => {
    const refused = { status: 503, body: { code: 'busy', message: 'We are busy.' } };
    fakeServer({ 'GET /api/notes/1': [refused, { body: { text: 'milk' } }] });
    const { result } = renderPartHook(() => {
      const { data, error, refetch } = useRead(getNote, { id: '1' });
      return { data, error, refetch };
    });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'busy' } }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.data).toEqual({ text: 'milk' }));
  });
});

describe('the read cache', () => {
  it('updates, replaces and removes what a page shows', async () => {
    fakeServer({
      'GET /api/notes/1': [{ body: { text: 'milk' } }, { body: { text: 'bread' } }],
    });
    const { result } = renderPartHook(() => ({ cache: useReadCache(), note: useRead(getNote, { id: '1' }, fresh) }));
    const shows = (text: string) => waitFor(() => expect(result.current.note.data).toEqual({ text }));
    await shows('milk');
    const { cache } = result.current;
    act(() => cache.update(getNote, ({ text }) => ({ text: `${text}, eggs` })));
    await shows('milk, eggs');
    act(() => cache.set(getNote, { id: '1' }, { text: 'salt' }));
    await shows('salt');
    expect(cache.get(getNote, { id: '1' })).toEqual({ text: 'salt' });
    await act(() => cache.refresh(getNote, { id: '1' }));
    await shows('bread');
    cache.forget(getNote);
    expect(cache.get(getNote, { id: '1' })).toBeUndefined();
  });
});
