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

const server = vi.hoisted(() => ({ whoAmI: vi.fn<() => Promise<unknown>>() }));
vi.mock('./session-calls.ts', () => server);

/** The module as a page that was just opened has it, with what it asks the server for answered by hand. */
const opened = async () => {
  vi.resetModules();
  const answers: { say: (user: User | null) => void; fail: () => void }[] = [];
  server.whoAmI.mockReset();
  server.whoAmI.mockImplementation(
    () => new Promise((resolve, reject) => answers.push({ say: resolve, fail: () => reject(new Error('offline')) })),
  );
  const session = await import('./current-user.ts');
  const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));
  const heard = (said: unknown) => vi.waitFor(() => expect(session.whoIsHere()).toEqual(said));
  return { ...session, answers, asked, heard };
};

describe('who is here', () => {
  beforeEach(() => vi.stubGlobal('window', new EventTarget()));

  it('is asked once, however many parts of the page want to know', async () => {
    const page = await opened();
    page.askWhoIsHere();
    page.askWhoIsHere();
    await page.asked(1);
    page.answers[0]?.say(amara);
    await page.heard(amara);
    page.askWhoIsHere();
    expect(page.answers).toHaveLength(1);
  });

  it('is asked again when the line comes back', async () => {
    const page = await opened();
    page.subscribeToWhoIsHere(() => undefined);
    page.askWhoIsHere();
    await page.asked(1);
    page.answers[0]?.fail();
    await page.heard('unreachable');
    window.dispatchEvent(new Event('online'));
    await page.asked(2);
    page.answers[1]?.say(null);
    await page.heard(null);
    expect(page.answers).toHaveLength(2);
  });

  it('stays who it was when a later question cannot be asked', async () => {
    const page = await opened();
    page.signedIn(amara);
    page.sessionChanged();
    await page.asked(1);
    page.answers[0]?.fail();
    page.sessionChanged();
    await page.asked(2);
    expect(page.whoIsHere()).toEqual(amara);
  });

  it('is who just logged in, whatever an answer says that was asked for before', async () => {
    const page = await opened();
    page.askWhoIsHere();
    await page.asked(1);
    page.signedIn(amara);
    page.answers[0]?.say(null);
    page.sessionChanged();
    await page.asked(2);
    expect(page.whoIsHere()).toEqual(amara);
  });

  it('has what belongs to a person forgotten when the session ends', async () => {
    const page = await opened();
    const forget = vi.fn<() => void>();
    page.onSignedOut(forget);
    page.signedIn(amara);
    page.signedOut();
    expect(forget).toHaveBeenCalledOnce();
    expect(page.whoIsHere()).toBeNull();
  });
});
