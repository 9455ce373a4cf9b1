import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { login, getCurrentUser } from '#contract/api/accounts.ts';
import { analyzeResume, getAnalysis } from '#contract/api/analyses.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { limits } from '#contract/product/limits.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { call, requestOf } from './call.ts';

const user = {
  id: '1',
  username: 'amara',
  email: 'amara@example.com',
  role: 'user',
  subscriptionStatus: 'none',
  plan: 'free',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLogin: null,
};

type Sent = { method: string; path: string; body: unknown; headers: Record<string, string> };

/** The status of a request that gets no response. */
const never = -1;

/** A fake request: records what was sent and returns the one given response. */
const answering = (status: number, body: string) => {
  const sent: Sent[] = [];
  class StandIn extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = body;
    withCredentials = false;
    #now: Sent = { method: '', path: '', body: null, headers: {} };
    open(method: string, path: string): void {
      this.#now = { ...this.#now, method, path };
    }
    setRequestHeader(name: string, value: string): void {
      this.#now.headers[name] = value;
    }
    send(content: unknown): void {
      sent.push({ ...this.#now, body: content });
      if (status === never) return;
      queueMicrotask(() => {
        this.upload.dispatchEvent(new Event('load'));
        this.upload.dispatchEvent(new Event('loadend'));
        this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
      });
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  return sent;
};

describe('call', () => {
  beforeEach(() => vi.unstubAllGlobals());
  afterEach(() => vi.unstubAllGlobals());

  it('sends JSON and returns the parsed response', async () => {
    const sent = answering(200, JSON.stringify({ user }));
    await expect(call(login, { username: 'amara', password: 'lamp river' })).resolves.toEqual({ user });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/login',
        body: '{"username":"amara","password":"lamp river"}',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      },
    ]);
  });

  it('fills in path parameters and escapes them', async () => {
    const sent = answering(200, JSON.stringify(sampleResult()));
    await call(getAnalysis, { id: '../me?x=1' });
    expect(sent[0]?.path).toBe('/api/analysis/..%2Fme%3Fx%3D1');
  });

  it('sends the input of a GET as a query', () => {
    const found = endpoint({
      method: 'GET',
      path: '/api/found/:id',
      access: 'anyone',
      form: 'none',
      input: z.object({ id: z.string(), words: z.string(), page: z.number().optional() }),
      output: z.unknown(),
      errors: [],
    });
    expect(requestOf(found, { id: 'a', words: 'x & y', page: undefined })).toEqual({
      method: 'GET',
      path: '/api/found/a?words=x+%26+y',
      body: null,
    });
  });

  it('sends text fields before the file and reports upload progress', async () => {
    const sent = answering(200, JSON.stringify(sampleResult()));
    const resume = new File(['%PDF-1.7'], 'resume.pdf');
    const shares: number[] = [];
    await call(
      analyzeResume,
      { jobDescription: 'Nurse' },
      { files: { resume }, onUpload: (share) => shares.push(share) },
    );
    const form = sent[0]?.body;
    expect(form instanceof FormData ? [...form.keys()] : []).toEqual(['jobDescription', 'resume']);
    expect(shares).toEqual([1]);
  });

  it("throws the server's error", async () => {
    answering(401, JSON.stringify({ code: 'signed-out', message: 'Please sign in to continue.' }));
    await expect(call(getCurrentUser, {})).rejects.toMatchObject({
      status: 401,
      isSignedOut: true,
      problem: { code: 'signed-out', message: 'Please sign in to continue.' },
    });
  });

  it('throws if a response does not match the contract', async () => {
    answering(200, JSON.stringify({ id: 7 }));
    await expect(call(getCurrentUser, {})).rejects.toMatchObject({ problem: { code: 'unexpected-answer' } });
  });

  it('throws a readable message if the server is unreachable', async () => {
    answering(0, '');
    await expect(call(getCurrentUser, {})).rejects.toMatchObject({ isUnreachable: true });
  });

  it("stops an upload that exceeds the server's timeout, and says why", async () => {
    vi.useFakeTimers();
    answering(never, '');
    const files = { resume: new File(['x'], 'resume.pdf') };
    const failure = call(analyzeResume, {}, { files }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.uploadMs + limits.uploadWaitMs);
    expect(await failure).toMatchObject({
      status: 408,
      problem: { code: 'upload-too-slow', message: expect.stringContaining('longer than a minute') },
    });
    vi.useRealTimers();
  });

  it('can be aborted', async () => {
    const sent = answering(200, '{}');
    const stopped = AbortSignal.abort();
    await expect(call(getCurrentUser, {}, { signal: stopped })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});
