import { afterEach, beforeEach, expect, vi } from 'vitest';

// A noisy console is a failing test: whatever a test expects to be said, it catches itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(noise, 'the console stays quiet').toEqual([]);
});
