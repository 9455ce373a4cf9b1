import fs from 'node:fs';
import { expect, type Download, type Page, test } from '@playwright/test';
import { enter, logIn, newPerson } from '../support/steps.ts';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const magicOf = async (download: Download): Promise<string> =>
  fs
    .readFileSync(await download.path())
    .subarray(0, 4)
    .toString('latin1');

test('a visitor who wants a template logs in and returns to download it', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/templates');
  await expect(card(page, 'Executive Summary').getByRole('link', { name: /See Premium/ })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await page.getByRole('button', { name: 'Download: Entry Level' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=templates$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/templates$/);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Entry Level' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Entry-Level-example.docx');
  expect(await magicOf(file)).toBe('PK\u0003\u0004');

  await expect(page).toHaveURL(/\/download-success\?resource=template-5&type=resume-template$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your template is here' })).toBeVisible();
  await page.goto('/profile?tab=activity');
  await expect(page.getByText('You downloaded the template Entry Level.')).toBeVisible();
});

test('after a download the page moves on by itself, unless the user stays or is reading', async ({ page }) => {
  await page.clock.install();
  await page.goto('/download-success?resource=template-1&type=resume-template');
  await expect(page.getByText('Modern Professional.')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('We will take you back to the templates in 3 seconds.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/download-success/);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/\/templates$/);

  await page.goto('/download-success?resource=x&type=ats-report');
  await expect(page.getByText('We will take you to the start page')).toHaveCount(2);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/download-success/);
});

for (const [type, destination] of [
  ['guide', /\/resources$/],
  ['ats-report', /\/$/],
] as const)
  test(`after a ${type} it returns to its origin`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/download-success?resource=${type}&type=${type}`);
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL(destination);
  });

test('a failed download shows an error and loses nothing', async ({ page }) => {
  await enter(page);
  await page.goto('/templates?template=template-4');
  const dialog = page.getByRole('dialog', { name: 'Healthcare Professional' });
  await dialog.getByRole('radio', { name: 'Empty, with hints' }).check();
  await page.route('**/api/templates/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Download failed. Please try again later.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Use the direct download link' })).toHaveAttribute(
    'href',
    '/api/templates/template-4/download?format=docx&variant=empty',
  );
  await expect(dialog.getByRole('radio', { name: 'Empty, with hints' })).toBeChecked();
  await expect(page).toHaveURL(/\/templates\?template=template-4$/);
  await page.unroute('**/api/templates/**');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('Healthcare-Professional-template.docx');
});

test('a premium template leads Free users to the plans', async ({ page }) => {
  await enter(page);
  await page.goto('/templates?template=template-2');
  await expect(page.getByText('This template comes with Premium.')).toBeVisible();
  const answer = await page.goto('/api/templates/template-2/download');
  expect(new URL(answer?.url() ?? '').pathname).toBe('/pricing');
});
