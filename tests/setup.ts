import { afterEach, beforeEach, expect, vi } from 'vitest';

// Console output fails the test; a test that expects output catches it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(noise, 'the console stays quiet').toEqual([]);
});
