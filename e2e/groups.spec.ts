import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { counselors } from './support/product.ts';
import { enter, golden, listenForRefusals, watch } from './support/steps.ts';

const resume = (folder: string, file: string): Buffer => fs.readFileSync(path.join(golden(folder), file));

test('a counselor checks a ZIP and files in one go, and sees each and what they share', async ({ page }) => {
  const noise = watch(page);
  const refused = await listenForRefusals(page);
  await enter(page, counselors[0]);
  await page.goto('/groups');
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Spring class');
  await page.getByRole('checkbox', { name: /have agreed/ }).check();
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring class' })).toBeVisible();

  const docx = resume('no-contact-docx', 'resume.docx');
  const others = ['clean-docx', 'contact-in-header-docx', 'tables-docx', 'hidden-keywords-pdf'].map((name) => {
    const file = `resume.${name.endsWith('pdf') ? 'pdf' : 'docx'}`;
    return [`class/${name}/${name}.${file}`, new Uint8Array(resume(name, file))] as const;
  });
  await page.getByLabel('Resumes, a folder of them or a ZIP').setInputFiles([
    { name: 'class.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(Object.fromEntries(others))) },
    { name: 'ada.docx', mimeType: '', buffer: docx },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText('1 file was left out')).toBeVisible();
  await expect(page.getByText('All files are sent.')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: '%' })).toHaveCount(5, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'What most of them should fix' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Resume' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(rows.filter({ hasText: '%' })).toHaveCount(5);
  // Nothing was compared with a job, so every column is in sight.
  const hidden = await page
    .getByRole('table')
    .evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0));
  expect(hidden).toBeLessThanOrEqual(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^parsewell-group-.*\.csv$/);
  await page.getByRole('link', { name: 'ada.docx' }).click();
  await expect(page).toHaveURL(/\/results\//);
  expect(noise).toEqual([]);
  expect(refused).toEqual([]);
});
