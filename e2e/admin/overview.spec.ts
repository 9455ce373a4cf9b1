import { expect, test } from '@playwright/test';
import { enterAsOperator } from '../support/admin-steps.ts';
import { operator } from '../support/operator.ts';
import { logIn, watch } from '../support/steps.ts';

test('an operator opens the admin area and sees the overview', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/login?redirect=/profile');
  await logIn(page, operator);
  await page.getByRole('link', { name: 'Admin dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage your site, users and view analytics')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Users', 'System Logs', 'User Activity', 'Transactions']);
  for (const card of [
    'Total Users',
    'Conversion Rate',
    'Monthly Revenue',
    'Total Resumes',
    'Average ATS Score',
    'Recent Activity',
  ])
    await expect(page.getByRole('region', { name: card })).toBeVisible();

  const users = page.getByRole('region', { name: 'Total Users' });
  const what = users.getByRole('button', { name: 'What this counts: Total Users' });
  await what.focus();
  await expect(users.getByRole('tooltip')).toContainText('Accounts that signed in within the last 30 days.');
  await page.keyboard.press('Escape');
  await expect(users.getByRole('tooltip')).toBeHidden();
  await what.hover();
  await expect(users.getByRole('tooltip')).toBeVisible();
  await page.mouse.move(0, 0);

  const accounts = page.getByRole('region', { name: 'Accounts', exact: true }).first();
  // A chart is drawn once it is about to be seen.
  await accounts.scrollIntoViewIfNeeded();
  await expect(accounts.locator('svg.recharts-surface')).toBeVisible();
  await accounts.getByText('As a table').click();
  await expect(accounts.getByRole('row')).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Last 90 days' });
  await expect(page).toHaveURL(/days=90/);
  await expect(accounts.getByRole('row')).toHaveCount(91);

  await page.getByRole('button', { name: 'View all activity' }).click();
  await expect(page).toHaveURL('/admin/dashboard?tab=activity');
  await expect(page.getByRole('tab', { name: 'User Activity' })).toHaveAttribute('aria-selected', 'true');
  expect(noise).toEqual([]);
});

test('nine skeletons load on the overview and five in a table, without layout shift', async ({ page }) => {
  await enterAsOperator(page);
  const { promise: held, resolve: deleteDepartedCustomers } = Promise.withResolvers<void>();
  await page.route('**/api/admin/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/dashboard');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.locator('[data-skeleton]')).toHaveCount(9);
  const before = await page.getByRole('heading', { name: 'Over time' }).boundingBox();
  await page.goto('/admin/dashboard?tab=transactions');
  await expect(page.getByRole('tabpanel', { name: 'Transactions' }).locator('[data-skeleton]')).toHaveCount(5);
  await page.goto('/admin/dashboard');
  await expect(overview.locator('[data-skeleton]')).toHaveCount(9);
  deleteDepartedCustomers();
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
  await expect(overview.locator('[data-skeleton]')).toHaveCount(0);
  expect(await page.getByRole('heading', { name: 'Over time' }).boundingBox()).toEqual(before);
});

test('one failed data set shows its own error and can be retried; if all fail, there is one message', async ({
  page,
}) => {
  await enterAsOperator(page);
  await page.route('**/api/admin/logs?*', (route) => route.abort());
  await page.goto('/admin/dashboard?tab=logs');
  const logs = page.getByRole('region', { name: 'System Logs' });
  await expect(logs.getByText('Could not load logs.')).toBeVisible();
  await expect(page.getByText('Failed to load admin dashboard data. Please try again.')).toBeHidden();
  await page.unroute('**/api/admin/logs?*');
  await logs.getByRole('button', { name: 'Retry' }).click();
  await expect(logs.getByRole('table')).toBeVisible();

  await page.route('**/api/admin/**', (route) => route.abort());
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Failed to load admin dashboard data. Please try again.')).toBeVisible();
});
