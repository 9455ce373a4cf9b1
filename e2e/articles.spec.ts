import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { mailedLink, newPerson, watch } from './support/steps.ts';

test('a reader finds an article, jumps to a section, a source and a related article', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/resources');
  await page.getByRole('link', { name: /^How to beat the ATS/ }).click();
  await expect(page).toHaveURL('/resources/how-to-beat-ats');
  await expect(page).toHaveTitle(/^How to beat the ATS.* \| Parsewell$/);
  await expect(page.locator('header time').first()).toHaveAttribute('datetime', '2026-11-21');
  await expect(page.getByRole('article').getByText('6 min read')).toBeVisible();
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

test('the address bar holds the selection, and a link restores it', async ({ page }) => {
  const noise = watch(page);
  const titles = page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 3 });
  await page.goto('/resources');
  await page.getByRole('button', { name: 'Resume Writing' }).click();
  await expect(page).toHaveURL('/resources?category=writing');
  await page.getByText('Filter', { exact: true }).click();
  const newest = await titles.first().innerText();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(page).toHaveURL('/resources?category=writing&sort=oldest');
  // The address changes before the list does.
  await expect(titles.first()).not.toHaveText(newest);
  const oldest = await titles.allInnerTexts();
  await page.reload();
  await expect(titles).toHaveText(oldest);
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No article contains all of these words.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/resources?category=writing');
  await page.goto('/resources?category=guides');
  await expect(page.getByRole('button', { name: 'Guides' })).toHaveAttribute('aria-pressed', 'true');
  await expect(titles).toHaveCount(0);
  expect(noise).toEqual([]);
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

test('topics have several names, and any other name shows ATS articles', async ({ page }) => {
  const noise = watch(page);
  for (const [name, title] of [
    ['job-search-strategies', 'Job Search Strategies'],
    ['interview', 'Interview Preparation'],
    ['no-such-topic', 'ATS Optimization'],
  ] as const) {
    const answer = await page.goto(`/resources/category/${name}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/resources/category/formatting');
  await expect(page.getByText('No articles here yet. You might like these:')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(noise).toEqual([]);
});

test('an unknown article shows a 404 page with status 404', async ({ page }) => {
  const answer = await page.goto('/resources/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  await expect(page.getByText("Sorry, we couldn't find the article you're looking for.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to resources' })).toHaveAttribute('href', '/resources');
});

test('an article is shared by its address, without third-party scripts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/resources/how-to-beat-ats#step-three-a-recruiter-searches');
  const address = page.url().replace(/#.*/, '');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const share = page.getByRole('region', { name: 'Share This Article' });
  for (const [name, host] of [
    ['LinkedIn', 'https://www.linkedin.com/'],
    ['X', 'https://x.com/'],
  ] as const) {
    const link = await share.getByRole('link', { name: new RegExp(`^${name} `) }).getAttribute('href');
    expect(link).toMatch(new RegExp(`^${host}`));
    expect(new URL(link ?? '').searchParams.get('url')).toBe(address);
  }
  const mail = await share.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`body=${address}`);
});

test('a visitor subscribes to the newsletter by an email link, and unsubscribes with one click', async ({ page }) => {
  const noise = watch(page);
  const { email } = newPerson();
  await page.goto('/resources');
  await page.getByRole('form', { name: 'News by email' }).getByRole('button').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('One more step: check your email')).toBeVisible();
  await page.goto(await mailedLink(page, email, '/newsletter/confirm'));
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await expect(page).toHaveURL('/newsletter/confirm');
  await page.goto(await mailedLink(page, email, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You have been unsubscribed')).toBeVisible();
  expect(noise).toEqual([]);
});
