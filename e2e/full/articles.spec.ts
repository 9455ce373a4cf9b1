import { expect, test } from '@playwright/test';
import { mailedLink, newPerson, watch } from '../support/steps.ts';

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
  await expect(page.getByText('No title or summary contains all of these words.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/resources?category=writing');
  await page.goto('/resources?category=guides');
  await expect(page.getByRole('button', { name: 'Guides' })).toHaveAttribute('aria-pressed', 'true');
  await expect(titles).toHaveCount(0);
  expect(noise).toEqual([]);
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
