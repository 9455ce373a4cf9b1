import path from 'node:path';
import { expect, test } from '@playwright/test';
import { counselors } from '../support/product.ts';
import { enter, golden, watch } from '../support/steps.ts';

test('a candidate shows a counselor what they agree to, and withdraws', async ({ browser, page }) => {
  const noise = watch(page);
  await enter(page, counselors[2]);
  const made = await page.request.post('/api/groups', { data: { name: 'Spring class', hasPermission: true } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/groups/${id}`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link for candidates').inputValue();

  const candidate = await (await browser.newContext()).newPage();
  await candidate.goto(link);
  await expect(
    candidate.getByRole('heading', { level: 1, name: `Show your resume to ${counselors[2]}` }),
  ).toBeVisible();
  await expect(candidate.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    /redirect=%2Fjoin%2F/,
  );
  await enter(candidate);
  await candidate.reload();
  await candidate
    .getByLabel('Check a new one')
    .setInputFiles(path.join(golden('contact-in-header-docx'), 'resume.docx'));
  await expect(candidate.getByLabel('Your resume')).not.toHaveValue('');
  await candidate.getByLabel('The name to be listed under').fill('Sam K.');
  await candidate.getByRole('checkbox', { name: /Show my resume file/ }).check();
  await candidate.getByRole('checkbox', { name: /I agree that/ }).check();
  await candidate.getByRole('button', { name: 'Show my resume' }).click();
  await expect(candidate.getByText('under the name “Sam K.”')).toBeVisible();
  await expect(candidate.getByRole('link', { name: 'Open my full report' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Sam K.' });
  await expect(row).toContainText('%');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download the file' }).click();
  expect((await download).suggestedFilename()).toBe('resume.docx');

  await candidate.goto('/profile?tab=settings');
  await candidate.getByRole('button', { name: /^Withdraw: “resume.docx”/ }).click();
  await expect(candidate.getByText('You are not showing a resume to anyone.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No resumes yet.')).toBeVisible();
  expect(noise).toEqual([]);
  await candidate.context().close();
});
