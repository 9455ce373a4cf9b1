import { expect, test } from '@playwright/test';
import { enter, golden } from './support/steps.ts';

/** The server's answer while an upload waits. */
const placeOf = (id: string, place: number) => ({
  status: 202,
  json: { queued: { id, filename: 'resume.pdf', place, retryAfterSeconds: 1 } },
});

test('a place in the queue is shown, survives a reload, and the result opens', async ({ page }) => {
  await enter(page);
  const upload = async (): Promise<void> => {
    await page.goto('/');
    await page.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
    await page.getByRole('button', { name: 'ANALYZE' }).click();
  };
  // What has been read already stands for what waits to be read.
  await upload();
  await expect(page).toHaveURL(/\/results\//, { timeout: 30_000 });
  const read = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  let isHeld = true;
  await page.route('**/api/analyze', (route) => route.fulfill(placeOf(read, 1200)));
  await page.route('**/api/uploads/*', async (route) => {
    if (isHeld) await route.fulfill(placeOf(read, 7));
    else await route.continue();
  });
  await upload();
  await expect(page.getByText('resume.pdf is stored. It is number 1,200 in line.')).toBeVisible();
  await expect(page.getByText('It is number 7 in line.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('It is number 7 in line.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'waiting in line' })).toBeAttached();
  // With the keyboard: the only thing to do is to cancel.
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  isHeld = false;
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible({ timeout: 30_000 });
});

test('without a network no other page opens, and the chosen file is kept', async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis);
  await context.setOffline(true);
  const pricing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await pricing.click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await context.setOffline(false);
  await pricing.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  // In the other direction: pages opened before also open offline.
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('resume.pdf')).toBeVisible();
});
