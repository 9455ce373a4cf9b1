import { expect, type Page, test } from '@playwright/test';
import { withReport } from './support/resume-steps.ts';
import { watch } from './support/steps.ts';

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
