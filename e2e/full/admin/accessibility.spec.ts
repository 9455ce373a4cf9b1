import { expect, type Page, test } from '@playwright/test';
import { enterAsOperator } from '../../support/admin-steps.ts';
import { expectNoFaults, looks, openIn } from '../../support/looks.ts';
import { enterLongNames } from '../../support/steps.ts';

const addresses = [
  '/admin/dashboard',
  '/admin/stripe-config',
  ...['users', 'logs', 'activity', 'transactions'].map((tab) => `/admin/dashboard?tab=${tab}`),
  ...['messages', 'applications', 'subscribers'].map((tab) => `/admin/inbox?tab=${tab}`),
];

const inspect = async (page: Page, what: string): Promise<void> => {
  await expectNoFaults(page, what);
  const below = await page.evaluate(() => {
    const foot = document.querySelector('body footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - Math.max(foot + window.scrollY, window.innerHeight);
  });
  expect(below, `${what} goes on below its foot`).toBeLessThanOrEqual(1);
};

for (const look of looks)
  test(`the admin area has no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    test.slow();
    const page = await openIn(browser, look);
    const stranger = await browser.newPage();
    await enterLongNames(stranger);
    await stranger.close();
    await enterAsOperator(page);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await inspect(page, address);
    }
    await page.goto('/admin/dashboard?tab=users&search=admin&sort=username');
    await page.getByRole('button', { name: 'Edit: admin', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Open sessions', { exact: true })).toBeVisible();
    await inspect(page, 'the editor');
    await page.context().close();
  });
