import { expect, test } from '@playwright/test';
import { onResults, uploadVersion } from './support/resume-steps.ts';
import { watch } from './support/steps.ts';

const otherJob = 'Charge Nurse, Night Shift\nWe require triage, telemetry and BLS.';

test('a stored resume is checked for another job without an upload', async ({ page }) => {
  const noise = watch(page);
  const { id } = await onResults(page);
  await page.getByRole('button', { name: 'Check it against another job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check this resume against another job' });
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByText('Please paste the job description.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Job description' }).fill(otherJob);
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(page).toHaveURL(/tab=jobmatch/);
  expect(page.url()).not.toContain(id);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions).toContainText('Charge Nurse, Night Shift');
  await versions.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByText('different job descriptions')).toBeVisible();
  expect(noise).toEqual([]);
});

test('a new version with another filename shows what changed, with the score breakdown', async ({ page }) => {
  const noise = watch(page);
  const { id } = await onResults(page);
  await uploadVersion(page, id);
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('resume.pdf');
  await expect(page.getByRole('region', { name: 'After' })).toContainText('resume.docx');
  const ats = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ATS compatibility' }) });
  await ats.getByText('What changed the score').click();
  await expect(ats.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Fixed \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Added \(\d+\)$/ })).toBeVisible();
  // The older version is deleted, and the newer one is unchanged.
  await page.request.delete(`/api/analysis/${id}`);
  await page.reload();
  await expect(page.getByText('It may have been deleted.')).toBeVisible();
  expect(noise.filter((line) => !line.includes('404'))).toEqual([]);
});

test('what if: edits change both scores while typing, nothing is stored, and an expired session loses no text', async ({
  page,
}) => {
  const noise = watch(page);
  const { person, id } = await onResults(page);
  const panel = page.getByRole('region', { name: 'What if' });
  await panel.getByRole('button', { name: 'Try out changes' }).click();
  const box = panel.getByRole('textbox', { name: 'The text of your resume' });
  await expect(panel.getByText('no change')).toHaveCount(2);
  const text = await box.inputValue();
  await box.fill(`${text}\nSKILLS\nSpanish, BLS, ACLS, RN license\n`);
  await expect(panel.getByText(/^\+\d+$/).first()).toBeVisible();
  await expect(panel.getByText('Spanish', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await box.press('x');
  await expect(panel.getByRole('alert')).toContainText('What you typed stays here.');
  await expect(box).toHaveValue(/ACLS, RN license/);
  await page.request.post('/api/login', { data: person });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(/^\+\d+$/).first()).toBeVisible();

  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as a text file' }).click();
  expect((await coming).suggestedFilename()).toBe('resume-draft.txt');
  const stored = await (await page.request.get(`/api/analysis/${id}`)).text();
  expect(stored).not.toContain('Spanish, BLS, ACLS, RN license');
  expect(noise).toEqual([]);
});
