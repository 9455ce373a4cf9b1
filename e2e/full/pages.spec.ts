import { expect, test } from '@playwright/test';
import { pages } from '#contract/product/pages.ts';
import { analyze, enter, expectHydrated } from '../support/steps.ts';

test('every page hydrates without errors, including addresses unknown at build time', async ({ page }) => {
  const drawn = pages.filter(({ drawn: how, path }) => how === 'static' && !path.includes(':')).map(({ path }) => path);
  const asked = ['/nope', '/resources/nope', '/resources/category/nope', '/login?redirect=templates', '/help?q=scan'];
  await expectHydrated(page, [...drawn, ...asked, '/register?plan=premium&billing=annual', '/pricing?billing=annual']);
});

test('a page of an account hydrates at each of its addresses', async ({ page }) => {
  await enter(page);
  const word = await analyze(page, 'tables-docx', '', 'resume.docx');
  const pdf = await analyze(page, 'two-columns-pdf', 'Registered Nurse\n\nRequired\n- ACLS');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const path of [
    `/results/${word}`,
    `/results/${word}?tab=format&pane=resume`,
    `/results/${word}?show=repairs`,
    `/results/${pdf}?tab=jobmatch`,
    `/report/${pdf}`,
    `/compare/${pdf}/${word}`,
    '/fix/new',
    '/groups',
    '/profile?tab=activity',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page that does not hydrate is rendered anew, without what the first script has noted.
    await expect(page.locator('html'), path).toHaveAttribute('data-scripted', '');
  }
  expect(faults).toEqual([]);
});

test('a signed-out visitor of a private page gets to the login without a storm of requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  // The login page is slow, as on a phone.
  await page.route(/\/assets\/login-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  for (const path of ['/results/none', '/groups', '/fix/new', '/report/none', '/dashboard']) {
    asked.length = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(asked.length, `${path}: ${asked.join(' ')}`).toBeLessThan(8);
  }
});
