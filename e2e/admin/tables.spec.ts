import { expect, test } from '@playwright/test';
import { editor, enterAsOperator, row, someone } from '../support/admin-steps.ts';
import { operator } from '../support/operator.ts';
import { analyze, becomePremium, enter, watch } from '../support/steps.ts';

test('users are searched, filtered, sorted and paged through the address bar, and exported as a file', async ({
  page,
}) => {
  const noise = watch(page);
  await enterAsOperator(page);
  const person = await someone(page);
  await page.goto('/admin/dashboard?tab=users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Users' });
  await panel.getByRole('searchbox').fill(person.username);
  await expect(page).toHaveURL(new RegExp(`search=${person.username}`));
  await expect(panel.getByRole('row')).toHaveCount(2);
  await expect(row(page, person)).toContainText('Free');
  await expect(row(page, person)).toContainText('Never');

  await panel.getByRole('combobox', { name: 'Role' }).selectOption('admin');
  await expect(panel.getByText('No users found')).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('row')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(/order=asc/);
  await expect(panel.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(panel.getByRole('searchbox')).toHaveValue(person.username);
  await expect(panel.getByRole('row')).toHaveCount(2);

  const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/-users-.*\.csv$/);

  await page.goto('/admin/dashboard?tab=users&page=3&size=7&sort=nothing');
  await expect(panel.getByRole('table')).toBeVisible();
  expect(noise).toEqual([]);
});

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

test('everything works by keyboard: tabs, sorting, the editor, and focus returns', async ({ page }) => {
  await enterAsOperator(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=users/);
  await page.getByRole('button', { name: 'Last Login' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Last Login' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Search by username, email or ID' }).fill('chief@example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  const edit = page.getByRole('button', { name: 'Edit: admin', exact: true });
  await edit.press('Enter');
  await expect(editor(page, operator)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page, operator)).toBeHidden();
  await expect(edit).toBeFocused();
});
