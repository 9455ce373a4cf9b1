import { expect, type Page, test } from '@playwright/test';
import { listenForRefusals } from './support/steps.ts';

const reload = (page: Page) => page.getByRole('button', { name: 'Reload this page' });

/** Answers 404 for some scripts until `isServed` is set, and counts how often a page is loaded. */
const loseScripts = async (page: Page, scripts: RegExp) => {
  const seen = { isServed: false, lost: 0, loads: 0 };
  page.on('request', (request) => (seen.loads += Number(request.isNavigationRequest())));
  await page.route(scripts, async (route) => {
    if (seen.isServed) return route.continue();
    seen.lost += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
  });
  return seen;
};

const places = [
  {
    name: 'the script of a page rendered in the browser',
    path: '/dashboard',
    scripts: /\/assets\/dashboard-[^/]*\.js$/,
  },
  { name: 'the script of a prerendered page', path: '/help', scripts: /\/assets\/help-[^/]*\.js$/ },
  { name: 'the script that starts a prerendered page', path: '/help', scripts: /\/assets\/entry\.client-[^/]*\.js$/ },
  { name: 'the script that starts any other page', path: '/dashboard', scripts: /\/assets\/entry\.client-[^/]*\.js$/ },
  { name: 'every script', path: '/login', scripts: /\/assets\/.*\.js$/ },
];

for (const { name, path, scripts } of places)
  test(`${name} is missing: one reload, then a button that reloads`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const refused = await listenForRefusals(page);
    const seen = await loseScripts(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(reload(page)).toBeVisible();
    // Long enough for a circle to show.
    await page.waitForTimeout(10_000);
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
  });

test('a link to a page whose script is missing: one reload at its address, then the button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const job = page.getByRole('textbox', { name: /job description/i });
  await job.fill('Charge Nurse, Night Shift');
  const seen = await loseScripts(page, /\/assets\/terms-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(reload(page)).toBeVisible();
  await expect(page).toHaveURL('/terms');
  expect(seen.loads).toBe(1);

  seen.isServed = true;
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.goto('/');
  await expect(job).toHaveValue('Charge Nurse, Night Shift');
});

test('a file that a new version replaced is fetched by one reload, without a question', async ({ page }) => {
  const seen = await loseScripts(page, /\/assets\/login-[^/]*\.js$/);
  page.on('request', () => (seen.isServed = seen.loads > 1));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  await expect(reload(page)).toBeHidden();
  expect(seen.loads).toBe(2);
});

test('without storage the page never reloads by itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const seen = await loseScripts(page, /\/assets\/dashboard-[^/]*\.js$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(reload(page)).toBeVisible();
  await page.waitForTimeout(3000);
  expect(seen.loads).toBe(1);
});
