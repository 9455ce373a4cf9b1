import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { analyze, becomePremium, enter, watch } from './support/steps.ts';

test('a Word file is repaired: what changes, the scores read back, the pages and the download', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await becomePremium(page);
  const id = await analyze(page, 'contact-in-header-docx', '', 'resume.docx');
  await page.goto(`/results/${id}`);
  await page.getByRole('link', { name: 'Repair this Word file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repair Your Word File' })).toBeVisible();

  const move = page.getByRole('checkbox', { name: 'Move your contact details into the text' });
  const scores = page.getByRole('region', { name: 'Scores, read back from the file' });
  const ats = scores.getByRole('listitem').filter({ hasText: 'ATS score' });
  await expect(move).toBeChecked();
  await expect(ats).toContainText('100%');
  await page.getByText('What it changes (3 places)').click();
  await expect(page.getByText('In the page header: Maren Oduya')).toBeVisible();

  await move.uncheck();
  await expect(ats).not.toContainText('100%');
  await move.check();
  await expect(ats).toContainText('100%');
  for (const name of ['Your file before the repairs', 'Your file after the repairs'])
    await expect(page.getByRole('figure', { name }).getByText('Maren Oduya').first()).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the repaired file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('resume-repaired.docx');
  const bytes = fs.readFileSync(await file.path());
  const resume = { name: 'again.docx', mimeType: 'application/octet-stream', buffer: bytes };
  const again = await page.request.post('/api/analyze', { multipart: { resume } });
  expect(await again.json()).toMatchObject({ atsScore: 100, parsed: { name: 'Maren Oduya' } });
  expect(noise).toEqual([]);
});

test('a PDF has no repairs, and says so', async ({ page }) => {
  await enter(page);
  const id = await analyze(page, 'clean-pdf', '');
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('link', { name: 'Use this resume in a template' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Repair this Word file' })).toHaveCount(0);
  await page.goto(`/results/${id}?show=repairs`);
  await expect(page.getByRole('alert')).toHaveText('Only a Word file (.docx) can be repaired.');
});
