import { expect, type Page, test } from '@playwright/test';
import { withReport } from '../support/resume-steps.ts';
import { logIn } from '../support/steps.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download Report/ }).first();

test('a failed download shows why, stays on the page, and can be retried', async ({ page }) => {
  await withReport(page);
  let isBusy = true;
  await page.route('**/download', async (route) => {
    const body = JSON.stringify({ code: 'busy', message: 'We are busy right now. Please try again in a few seconds.' });
    if (isBusy) await route.fulfill({ status: 503, contentType: 'application/json', body });
    else await route.continue();
  });
  await downloadButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We are busy right now.' })).toBeVisible();
  expect(page.url()).toContain('/results/');
  isBusy = false;
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  await coming;
  await expect(page).toHaveURL(/\/download-success/);
});

test('an expired session leads through the login and back to the report', async ({ page }) => {
  const { person, id } = await withReport(page);
  await page.context().clearCookies();
  await downloadButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in and come back' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/results/${id}`));
  await expect(downloadButton(page)).toBeVisible();
});

test("A4: opening a report's address without a session leads to it through the login", async ({ page }) => {
  const { person, id } = await withReport(page);
  await page.context().clearCookies();
  await page.goto(`/api/analysis/${id}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/report/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: /Resume Analysis Report/ })).toBeVisible();
});

test('the report page prints on at most six sheets, with the findings and without the job posting', async ({
  page,
}) => {
  const { id } = await withReport(page);
  await page.goto(`/report/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Resume Analysis Report/ })).toBeVisible();
  const printed = await page.pdf({ format: 'Letter' });
  const sheets = printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Put everything in one column').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The job description', exact: true })).toBeHidden();
  await expect(page.getByText(/parts have all their points/).first()).toBeVisible();
  await expect(page.getByText(/check passed|checks passed/).first()).toBeVisible();
});

test('all reports and their summary are downloaded from the profile', async ({ page }) => {
  await withReport(page);
  const expected = [
    [/^Download \(short PDF\) ?: resume\.pdf, /, 'resume, ATS report.pdf'],
    ['Download all reports', /^ATS reports \d{4}-\d\d-\d\d\.zip$/],
    ['Optimization summary', /^Optimization summary \d{4}-\d\d-\d\d\.pdf$/],
  ] as const;
  for (const [name, filename] of expected) {
    await page.goto('/profile');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await coming).suggestedFilename()).toMatch(filename);
    await expect(page).toHaveURL(/\/download-success\?.*type=ats-report/);
  }
});
