import { expect, test } from '@playwright/test';
import { listen, panel, stateOf, subscriber } from '../../support/paying-steps.ts';

test('a subscription is canceled in two clicks, and resumed in one', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription canceled')).toBeVisible();
  await expect(panel(page).getByText(/Canceled\. Premium lasts until/)).toBeVisible();
  await expect(panel(page).getByText('None (no further charges)')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Subscription resumed')).toBeVisible();
  await expect(panel(page).getByText(/Canceled\./)).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

test('a refund is given within fourteen days, and the invoice shows it', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Get a refund' }).click();
  await page.getByRole('button', { name: 'Refund $14.99' }).click();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Free', { exact: true })).toBeVisible();
  await panel(page).getByText('Invoices').click();
  await expect(panel(page).getByText(/\$14\.99 refunded/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a consumer withdraws from the contract in two steps', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Withdraw from contract here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Amara Reyes');
  await dialog.getByRole('button', { name: 'Confirm withdrawal here' }).click();
  await expect(dialog.getByText('Please confirm that you are withdrawing from the contract')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm withdrawal here' }).click();
  await expect(page.getByText('You have withdrawn')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  expect(complaints()).toEqual([]);
});
