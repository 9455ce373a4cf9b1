import { expect, test } from '@playwright/test';
import { enter, golden, watch } from './support/steps.ts';

test('a reload keeps the job input, and says that the file must be chosen again', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/');
  const job = page.getByRole('textbox', { name: /job description/i });
  const lost = page.getByText('Please choose it again.');
  const file = page.locator('input[type=file]');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  await file.setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await job.fill('Charge Nurse, Night Shift');
  await expect(page.getByText('resume.pdf')).toBeVisible();

  await page.reload();
  await expect(lost).toBeVisible();
  await expect(job).toHaveValue('Charge Nurse, Night Shift');
  await file.setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await expect(lost).toBeHidden();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.reload();
  await expect(job).toHaveValue('Charge Nurse, Night Shift');
  await expect(lost).toBeHidden();
  expect(noise).toEqual([]);
});

test('a logout clears the input kept in the tab', async ({ page }) => {
  await enter(page);
  await page.goto('/');
  const job = page.getByRole('textbox', { name: /job description/i });
  await job.fill('Charge Nurse, Night Shift');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await expect(job).toHaveValue('');
});
