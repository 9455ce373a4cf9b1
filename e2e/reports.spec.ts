import { expect, type Page, test } from '@playwright/test';
import { withReport } from './support/resume-steps.ts';
import { logIn, watch } from './support/steps.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download Report/ }).first();

test('a report is downloaded before it is confirmed', async ({ page }) => {
  const noise = watch(page);
  await withReport(page);
  await expect(downloadButton(page)).toHaveText(/short PDF/);
  const coming = page.waitForEvent('download');
  await downloadButton(page).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('resume, ATS report.pdf');
  await expect(page).toHaveURL(/\/download-success\?resource=resume\.pdf&type=ats-report/);
  expect(noise).toEqual([]);
});

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

test('the print view opens in a new window, or in this one if the browser blocks it', async ({ page }) => {
  await withReport(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Print view' }).last().click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1, name: /Resume Analysis Report/ })).toBeVisible();
  await opened.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Print view' }).last().click();
  const blocked = page.getByRole('alert').filter({ hasText: 'Popup Blocked' });
  await expect(blocked).toContainText('Please allow popups');
  await blocked.getByRole('link').click();
  await expect(page).toHaveURL(/\/report\//);
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

test('A15: a report is shared without personal data, until its owner deletes the link', async ({ page, browser }) => {
  await withReport(page);
  await page.getByRole('button', { name: 'Share' }).last().click();
  const sheet = page.getByRole('dialog', { name: 'Share this report' });
  await sheet.getByRole('button', { name: 'Create a link' }).click();
  const address = await sheet.getByRole('textbox', { name: 'Link to the report' }).inputValue();

  const other = await (await browser.newContext()).newPage();
  const noise = watch(other);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'A shared resume report' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your text is in columns' })).toBeVisible();
  const said = await other.locator('main').innerText();
  for (const word of ['Teodor', 'Lindqvist', 'example.com', '555-0182', 'Cascade Ridge', 'resume.pdf'])
    expect(said).not.toContain(word);
  expect(noise).toEqual([]);

  await sheet.getByRole('button', { name: 'Delete this link' }).click();
  await expect(sheet.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.context().close();
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
