import { expect, test } from '@playwright/test';
import { listen, panel, subscriber } from '../../support/paying-steps.ts';

test('the billing period is changed after its price is shown, and the card is replaced', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Pay yearly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay yearly?' });
  await expect(dialog.getByText(/Then \$143\.88 every year/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pay monthly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(panel(page).getByText(/you pay \$14\.99 a month/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel this change' }).click();
  await expect(panel(page).getByText(/you pay \$14\.99 a month/)).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(panel(page).getByText(/Mastercard ending in 4444/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test("P13: a card change on a bank's page returns to the saved card, without secrets in the address", async ({
  page,
}) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Pay on the page of my bank').check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card is saved' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?change=card$/);
  await page.getByRole('link', { name: 'Back to my subscription' }).click();
  await expect(panel(page).getByText(/Mastercard ending in 4444/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('an address that fakes a new card changes nothing', async ({ page }) => {
  await listen(page);
  await subscriber(page);
  await page.goto('/payment-success?change=card');
  await page.getByRole('link', { name: 'Back to my subscription' }).click();
  await expect(panel(page).getByText(/Visa ending in 4242/)).toBeVisible();
});
