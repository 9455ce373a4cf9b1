import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enter, watch } from './support/steps.ts';

const resume = {
  basics: { name: 'Maren Oduya', label: 'Harbor engineer', email: 'maren@example.com', pronouns: 'she/her' },
  work: [{ name: 'Quay Works', position: 'Engineer', startDate: '2020-03', highlights: ['Moved the quay'], team: 7 }],
};

test('a JSON Resume becomes a document to edit, and comes back with every field', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/fix/all');
  await page.getByRole('button', { name: 'Start from a file' }).click();
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await picker.setFiles({
    name: 'maren.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(page).toHaveURL(/\/fix\/(?!new|all)[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Oduya');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Port engineer');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.getByRole('button', { name: 'Download' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'JSON Resume (.json)' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const back: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(back).toMatchObject({ ...resume, basics: { ...resume.basics, label: 'Port engineer' } });

  await dialog.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'PDF' });
  await expect(dialog.getByRole('checkbox', { name: /Include the data/ })).toBeChecked();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const buffer = readFileSync(await pdf.path());
  await page.goto('/fix/all');
  await page.getByRole('button', { name: 'Start from a file' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'maren.pdf', mimeType: 'application/pdf', buffer });
  await expect(page).toHaveURL(/\/fix\/(?!new|all)[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Port engineer');
  expect(noise).toEqual([]);
});
