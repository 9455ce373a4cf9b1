import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const boot = fs.readFileSync(path.join(import.meta.dirname, '../public/boot.js'), 'utf8');

type Tab = { now: number; reloads: number; isOffline?: boolean; storage: Pick<Storage, 'getItem' | 'setItem'> };

const storageOfTab = (): Tab['storage'] => {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
};

/** Loads a page in the tab. The answer says whether a missing file reloads it. */
const openPage = (tab: Tab): (() => unknown) => {
  const globals = {
    document: { documentElement: { dataset: {} }, querySelector: () => null },
    localStorage: storageOfTab(),
    sessionStorage: tab.storage,
    location: { reload: () => (tab.reloads += 1) },
    addEventListener: () => undefined,
    navigator: { onLine: tab.isOffline !== true },
    Date: { now: () => tab.now },
  };
  runInNewContext(boot, globals);
  return () => runInNewContext('missingFile.reloadOnce()', globals);
};

const newTab = (storage = storageOfTab()): Tab => ({ now: Date.UTC(2026, 0, 1), reloads: 0, storage });
const refuse = (): never => {
  throw new Error('storage is switched off');
};
const minuteMs = 60_000;

describe('a file of the page that cannot be loaded', () => {
  it('reloads the page once, however many files are missing', () => {
    const tab = newTab();
    const lose = openPage(tab);
    expect([lose(), lose(), lose()]).toEqual([true, true, true]);
    expect(tab.reloads).toBe(1);
  });

  it('stays on the page while the browser is offline', () => {
    const tab = { ...newTab(), isOffline: true };
    expect(openPage(tab)()).toBe(false);
    expect(tab.reloads).toBe(0);
  });

  it('never reloads again within five minutes', () => {
    const tab = newTab();
    for (let at = 0; at < 50; at += 1) {
      openPage(tab)();
      tab.now += 5000;
    }
    expect(tab.reloads).toBe(1);
    expect(openPage(tab)()).toBe(false);
  });

  it('reloads once more for a version deployed later, and after the clock was set back', () => {
    const tab = newTab();
    openPage(tab)();
    tab.now += 6 * minuteMs;
    expect([openPage(tab)(), openPage(tab)()]).toEqual([true, false]);
    tab.now -= 60 * minuteMs;
    expect([openPage(tab)(), openPage(tab)()]).toEqual([true, false]);
    expect(tab.reloads).toBe(3);
  });

  it.each([
    ['throws', { getItem: refuse, setItem: refuse }],
    ['is full', { getItem: () => null, setItem: refuse }],
    ['forgets', { getItem: () => null, setItem: () => undefined }],
  ])('never reloads by itself where storage %s', (_, storage) => {
    const tab = newTab(storage);
    expect(openPage(tab)()).toBe(false);
    expect(tab.reloads).toBe(0);
  });
});
