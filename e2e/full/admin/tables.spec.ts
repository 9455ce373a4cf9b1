import { expect, test } from '@playwright/test';
import { enterAsOperator, row, someone } from '../../support/admin-steps.ts';
import { operator } from '../../support/operator.ts';
import { analyze, becomePremium, enter } from '../../support/steps.ts';

test('the live log shows new events as they happen', async ({ page }) => {
  await enterAsOperator(page);
  const person = await someone(page);
  await page.goto(`/admin/dashboard?tab=logs&search=${person.id}`);
  const panel = page.getByRole('tabpanel', { name: 'System Logs' });
  await expect(panel.getByText('No system logs found').or(panel.getByRole('table'))).toBeVisible();
  await panel.getByRole('switch', { name: 'Live' }).check();
  await page.request.post('/api/admin/confirm-password', { data: { password: operator.password } });
  await page.request.put(`/api/admin/users/${person.id}/email-verified`, { data: { verified: true } });
  await expect(panel.getByText('email marked as verified')).toBeVisible();
  await panel.getByRole('switch', { name: 'Live' }).uncheck();
  await expect(panel.getByText('email marked as verified')).toBeVisible();
  await panel.getByRole('button', { name: 'Details: email marked as verified' }).click();
  await expect(page.getByRole('dialog').getByText('email-verified-by-admin')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the activity table shows actions without filenames', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const person = await enter(other);
  await analyze(other, 'two-columns-pdf');
  await other.context().close();
  await enterAsOperator(page);
  await page.goto(`/admin/dashboard?tab=activity&search=${person.username}`);
  const panel = page.getByRole('tabpanel', { name: 'User Activity' });
  await expect(panel.getByText(/resume analysis with score \d+%/)).toBeVisible();
  await expect(panel).not.toContainText('resume.pdf');
});

test('a payment is in the transactions table, and its user is Premium', async ({ page, browser }) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  const person = await enter(other);
  await becomePremium(other);
  await other.context().close();
  await enterAsOperator(page);
  await page.goto(`/admin/dashboard?tab=transactions&search=${person.username}`);
  await expect(page.getByRole('heading', { name: 'Payment Transactions' })).toBeVisible();
  await expect(row(page, person)).toContainText('$14.99');
  await expect(row(page, person)).toContainText('succeeded');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await expect(page.getByText('No transactions found')).toBeVisible();
  await page.goto(`/admin/dashboard?tab=users&plan=premium&search=${person.username}`);
  await expect(row(page, person)).toContainText('Premium');
});

test('on a phone, where columns are hidden, a field sets the order', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await enterAsOperator(page);
  await page.goto('/admin/dashboard?tab=users&search=chief');
  const panel = page.getByRole('tabpanel', { name: 'Users' });
  await expect(panel.getByRole('combobox', { name: 'Sorted by' })).toHaveValue('joined desc');
  await panel.getByRole('combobox', { name: 'Sorted by' }).selectOption('Last Login, ascending');
  await expect(page).toHaveURL(/sort=lastLogin/);
  await expect(page).toHaveURL(/order=asc/);
});
