import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSite, takeLeaveReason } from './leave-reason.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

describe('leaveSite', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes to the main page, forgets the user and the input in this tab, and passes on the reason once', () => {
    const local = storage();
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal('localStorage', local);
    const tab = storage();
    vi.stubGlobal('sessionStorage', tab);
    tab.setItem('upload', 'what was typed');
    vi.stubGlobal('window', { location: { assign } });
    vi.stubGlobal('document', { cookie: '' });
    local.setItem('user', 'somebody');
    leaveSite('accountDeleted');
    expect(assign).toHaveBeenCalledWith('/');
    expect(local.getItem('user')).toBeNull();
    expect(tab.getItem('upload')).toBeNull();
    expect(takeLeaveReason()).toBe('accountDeleted');
    expect(takeLeaveReason()).toBeNull();
  });
});
