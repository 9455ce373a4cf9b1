import { expect, test } from '@playwright/test';
import { editor, enterAsOperator, row, someone } from '../support/admin-steps.ts';
import { operator } from '../support/operator.ts';
import { watch } from '../support/steps.ts';

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
