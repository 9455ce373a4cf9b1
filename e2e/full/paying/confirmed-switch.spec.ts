import { expect, test } from '@playwright/test';
import { askedSubscriber, listen, panel, payYearly } from '../../support/paying-steps.ts';

// `e2e/full` has a slow bank, and one whose question is not answered.
test('a switch that the bank wants to be confirmed is confirmed from the keyboard, also after a reload', async ({
  page,
}) => {
  const complaints = await listen(page);
  await askedSubscriber(page);
  await payYearly(page);
  await expect(panel(page).getByText('Your bank wants you to confirm the payment')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Confirm with my bank' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment made')).toBeVisible();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
  expect(complaints()).toEqual([]);
});
