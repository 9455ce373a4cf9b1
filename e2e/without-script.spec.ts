import { expect, test } from '@playwright/test';
import { pages } from '#contract/product/pages.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

test('every text page is readable, with one main heading and its links', async ({ page }) => {
  const paths = pages.filter(({ path, drawn }) => drawn === 'static' && !path.includes(':')).map(({ path }) => path);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Templates' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Open menu|Theme)/ })).toHaveCount(0);
  }
});

const interactive = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/verify-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/contact',
  '/careers',
  '/pricing',
  '/payment-success',
  '/resources',
];

test('every interactive page says what needs JavaScript', async ({ page }) => {
  for (const path of interactive) {
    await page.goto(path);
    await expect(page.getByText(/JavaScript/).first(), path).toBeVisible();
  }
});

test('pages with prices show the list price of Premium and no loading state', async ({ page }) => {
  for (const path of ['/pricing', '/auth-landing']) {
    await page.goto(path);
    await expect(page.getByText(/list price of Premium is \$14\.99 a month or \$143\.88 a year/)).toBeVisible();
    await expect(page.getByText('Loading the price…').filter({ visible: true })).toHaveCount(0);
  }
});

test('each opening is shown once', async ({ page }) => {
  await page.goto('/careers');
  const titles = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(new Set(titles).size).toBe(titles.length);
});
