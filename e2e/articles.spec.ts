import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { watch } from './support/steps.ts';

test('a reader finds an article, jumps to a section, a source and a related article', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/resources');
  await page.getByRole('link', { name: /^How to beat the ATS/ }).click();
  await expect(page).toHaveURL('/resources/how-to-beat-ats');
  await expect(page).toHaveTitle(/^How to beat the ATS.* \| Parsewell$/);
  await expect(page.locator('header time').first()).toHaveAttribute('datetime', '2026-11-21');
  await expect(page.getByRole('article').getByText('7 min read')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Step three: a recruiter searches' })
    .click();
  await expect(page.getByRole('heading', { name: 'Step three: a recruiter searches' })).toBeInViewport();
  await page.getByRole('link', { name: 'Source 4' }).click();
  await expect(page.getByRole('link', { name: /Talent Matching/ })).toBeInViewport();
  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('link');
  await expect(related).toHaveCount(2);
  const title = await related.first().innerText();
  await related.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Back to resources' }).click();
  await expect(page).toHaveURL('/resources');
  expect(noise).toEqual([]);
});

test('an article and its sources are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/resources/how-to-beat-ats');
  await expect(page.getByRole('heading', { level: 2, name: 'Step one: the form asks you questions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem')).toHaveCount(7);
  await context.close();
});

test('an article page does not load the text of other articles', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/resources/how-to-beat-ats', { waitUntil: 'networkidle' });
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('how-to-beat-ats'))).toHaveLength(2);
  expect(scripts.filter((path) => path.includes('resume-keywords'))).toEqual([]);
});

test('a guide is downloaded as a text file, followed by the next steps', async ({ page }) => {
  await page.goto('/resources?category=guides');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /ATS checklist/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('ats-checklist.txt');
  expect(fs.readFileSync(await file.path(), 'utf8')).toContain('Twenty-four points');
  await expect(page).toHaveURL('/download-success?resource=ats-checklist&type=guide');
});

test('an unknown article shows a 404 page with status 404', async ({ page }) => {
  const answer = await page.goto('/resources/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  await expect(page.getByText("Sorry, we couldn't find the article you're looking for.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to resources' })).toHaveAttribute('href', '/resources');
});
