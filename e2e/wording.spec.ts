import { expect, type Page, test } from '@playwright/test';
import { enter, watch } from './support/steps.ts';

const bullet = (page: Page) => page.getByRole('textbox', { name: /^Bullet 1, / });

test('a suggested wording is taken word by word, and can be switched off', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/fix/new');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('menuitem', { name: 'Experience' }).click();
  await page.getByRole('textbox', { name: 'Employer' }).fill('Quay Hotel');
  await page.getByRole('button', { name: /^Add a bullet/ }).click();
  await bullet(page).fill('Responsible for cleaning 14 rooms of the Quay Hotel');
  const suggest = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Move or remove: Bullet 1, / }).click();
    await page.getByRole('menuitem', { name: 'Suggest a wording' }).press('Enter');
  };
  await suggest();

  // Nothing is sent before the person agrees, and the employer stays here.
  const dialog = page.getByRole('dialog', { name: 'Suggest a wording' });
  await expect(dialog.getByText(/^It goes to 127\.0\.0\.1:/)).toBeVisible();
  await expect(dialog.getByText('Responsible for cleaning 14 rooms of the [1]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Agree and continue' }).click();
  await dialog.getByRole('button', { name: 'Send and suggest' }).click();

  // The lie is shown with its reason, and only the rest can be taken.
  await dialog.getByText('One change that we do not offer').click();
  await expect(dialog.getByText('“using Kubernetes” is neither in your bullet nor in a fact')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /“Responsible for cleaning” → “Cleaned”/ }).press('Space');
  await dialog.getByRole('button', { name: 'Put it into my resume' }).click();
  await expect(bullet(page)).toHaveValue('Cleaned 14 rooms of the Quay Hotel');
  await expect(bullet(page)).toBeFocused();

  await bullet(page).fill('The model breaks off here');
  await suggest();
  await dialog.getByRole('button', { name: 'Send and suggest' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The language model gave no usable answer.');
  await dialog.getByRole('button', { name: 'Switch suggestions off' }).click();
  await expect(page.getByText('Off. Nothing is sent to a language model.')).toBeVisible();
  await page.getByRole('button', { name: /^Move or remove: Bullet 1, / }).click();
  await expect(page.getByRole('menuitem', { name: 'Suggest a wording' })).toHaveCount(0);
  expect(noise.filter((line) => !line.includes('503'))).toEqual([]);
});
