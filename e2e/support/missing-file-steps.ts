import { expect, type Page } from '@playwright/test';
import { listenForRefusals } from './steps.ts';

export const reload = (page: Page) => page.getByRole('button', { name: 'Reload this page' });

/** Answers 404 for some scripts until `isServed` is set, and counts how often a page is loaded. */
export const loseScripts = async (page: Page, scripts: RegExp) => {
  const seen = { isServed: false, lost: 0, loads: 0 };
  page.on('request', (request) => (seen.loads += Number(request.isNavigationRequest())));
  await page.route(scripts, async (route) => {
    if (seen.isServed) return route.continue();
    seen.lost += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
  });
  return seen;
};

/** What can be missing, the most different first. */
export const places = [
  {
    name: 'the script of a page rendered in the browser',
    path: '/dashboard',
    scripts: /\/assets\/dashboard-[^/]*\.js$/,
  },
  { name: 'every script', path: '/login', scripts: /\/assets\/.*\.js$/ },
  { name: 'the script of a prerendered page', path: '/help', scripts: /\/assets\/help-[^/]*\.js$/ },
  { name: 'the script that starts a prerendered page', path: '/help', scripts: /\/assets\/entry\.client-[^/]*\.js$/ },
  { name: 'the script that starts any other page', path: '/dashboard', scripts: /\/assets\/entry\.client-[^/]*\.js$/ },
];

/** A prerendered page fetches its scripts at the first sign of a person. */
const useIt = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.mouse.move(10, 10);
};

/** Expects one reload and then none for `watchMs`, but a button that does it. */
export const expectOneReload = async (
  page: Page,
  { path, scripts }: (typeof places)[number],
  watchMs: number,
): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const refused = await listenForRefusals(page);
  const seen = await loseScripts(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  if (path === '/help') await useIt(page);
  await expect(reload(page)).toBeVisible();
  await page.waitForTimeout(watchMs);
  expect(seen.loads).toBe(2);
  expect(seen.lost).toBeGreaterThan(1);
  await expect(page.getByRole('alert').filter({ hasText: 'This page did not load completely' })).toBeVisible();
  await expect(page.getByText('Opening the page…')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  seen.isServed = true;
  await reload(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(reload(page)).toBeHidden();
  expect(seen.loads).toBeLessThanOrEqual(4);
  expect(refused).toEqual([]);
};
