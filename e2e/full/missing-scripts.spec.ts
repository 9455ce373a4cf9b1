import { expect, test } from '@playwright/test';
import { expectOneReload, loseScripts, places, reload } from '../support/missing-file-steps.ts';

// A circle shows in a fraction of a second; `e2e/full` watches every kind of page for ten.
for (const place of places.slice(0, 2))
  test(`${place.name} is missing: one reload, then a button that reloads`, async ({ page }) =>
    expectOneReload(page, place, 2_000));

test('a link to a page whose script is missing: one reload at its address, then the button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const job = page.getByRole('textbox', { name: /job description/i });
  await job.fill('Charge Nurse, Night Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis);
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
  await page.waitForTimeout(2000);
  expect(seen.loads).toBe(1);
});
