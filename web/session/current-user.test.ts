import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/api/accounts.ts';

const amara: User = {
  id: '1',
  username: 'amara',
  email: 'amara@example.com',
  role: 'user',
  subscriptionStatus: 'none',
  plan: 'free',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLogin: null,
};

const server = vi.hoisted(() => ({ fetchCurrentUser: vi.fn<() => Promise<unknown>>() }));
vi.mock('./session-calls.ts', () => server);

/** A freshly loaded module, with fake server calls. */
const opened = async () => {
  vi.resetModules();
  const answers: { say: (user: User | null) => void; fail: () => void }[] = [];
  server.fetchCurrentUser.mockReset();
  server.fetchCurrentUser.mockImplementation(
    () => new Promise((resolve, reject) => answers.push({ say: resolve, fail: () => reject(new Error('offline')) })),
  );
  const session = await import('./current-user.ts');
  const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));
  const heard = (said: unknown) => vi.waitFor(() => expect(session.currentUser.get()).toEqual(said));
  return { ...session, answers, asked, heard };
};

describe('the current user', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', { cookie: '' });
  });

  it('is requested once, however many parts of the page need it', async () => {
    const page = await opened();
    page.loadCurrentUser({ isOptional: false });
    page.loadCurrentUser({ isOptional: false });
    await page.asked(1);
    page.answers[0]?.say(amara);
    await page.heard(amara);
    page.loadCurrentUser({ isOptional: false });
    expect(page.answers).toHaveLength(1);
  });

  it('is not requested on a public page if this browser remembers nobody, and is where it matters', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
    const page = await opened();
    page.loadCurrentUser({ isOptional: true });
    expect(page.currentUser.get()).toBe('not-asked');
    page.loadCurrentUser({ isOptional: false });
    await page.asked(1);
    kept.set('user', '{}');
    const other = await opened();
    other.loadCurrentUser({ isOptional: true });
    await other.asked(1);
  });

  it('is requested where the browser forgot the user, and still has the cookie that says somebody is signed in', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('document', { cookie: 'other=1; __Host-signed-in=yes' });
    const page = await opened();
    page.loadCurrentUser({ isOptional: true });
    await page.asked(1);
    expect(page.currentUser.get()).toBe('unknown');
  });

  it('is requested where the browser keeps nothing, because it cannot remember', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('storage is disabled');
      },
    });
    const page = await opened();
    page.loadCurrentUser({ isOptional: true });
    await page.asked(1);
    expect(page.currentUser.get()).toBe('unknown');
  });

  it('is requested again when the network is back', async () => {
    const page = await opened();
    page.currentUser.subscribe(() => undefined);
    page.loadCurrentUser({ isOptional: false });
    await page.asked(1);
    page.answers[0]?.fail();
    await page.heard('unreachable');
    window.dispatchEvent(new Event('online'));
    await page.asked(2);
    page.answers[1]?.say(null);
    await page.heard(null);
    expect(page.answers).toHaveLength(2);
  });

  it('stays when a later request fails', async () => {
    const page = await opened();
    page.signedIn(amara);
    page.reloadCurrentUser();
    await page.asked(1);
    page.answers[0]?.fail();
    page.reloadCurrentUser();
    await page.asked(2);
    expect(page.currentUser.get()).toEqual(amara);
  });

  it('is the user who just logged in, whatever an earlier request answers', async () => {
    const page = await opened();
    page.loadCurrentUser({ isOptional: false });
    await page.asked(1);
    page.signedIn(amara);
    page.answers[0]?.say(null);
    page.reloadCurrentUser();
    await page.asked(2);
    expect(page.currentUser.get()).toEqual(amara);
  });

  it('has their data dropped when the session ends', async () => {
    const page = await opened();
    const forget = vi.fn<() => void>();
    page.onSignedOut(forget);
    page.signedIn(amara);
    page.signedOut();
    expect(forget).toHaveBeenCalledOnce();
    expect(page.currentUser.get()).toBeNull();
  });

  it('has their data dropped once, however often what the page reads again is refused', async () => {
    const page = await opened();
    const forget = vi.fn<() => void>();
    page.onSignedOut(forget);
    for (let refused = 0; refused < 3; refused += 1) page.signedOut();
    expect(forget).toHaveBeenCalledOnce();
    page.signedIn(amara);
    page.signedOut();
    expect(forget).toHaveBeenCalledTimes(2);
  });
});
