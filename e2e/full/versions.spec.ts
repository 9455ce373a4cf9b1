import { expect, test } from '@playwright/test';
import { onResults } from '../support/resume-steps.ts';
import { analyze, enter, golden, watch } from '../support/steps.ts';

const otherJob = 'Charge Nurse, Night Shift\nWe require triage, telemetry and BLS.';

test('a typed job description survives an expired session', async ({ page }) => {
  const { person } = await onResults(page);
  await page.getByRole('button', { name: 'Check it against another job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check this resume against another job' });
  const box = dialog.getByRole('textbox', { name: 'Job description' });
  await box.fill('Charge Nurse');
  await page.context().clearCookies();
  await box.fill(otherJob);
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the login page in a new tab' })).toBeVisible();
  await expect(box).toHaveValue(otherJob);
  // After closing and reopening, it is still there.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check it against another job' }).click();
  await expect(box).toHaveValue(otherJob);
  await page.request.post('/api/login', { data: person });
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(page).toHaveURL(/tab=jobmatch/);
});

test('what if: a draft is saved only on request, offered again, and its deletion can be undone', async ({ page }) => {
  const noise = watch(page);
  const { id } = await onResults(page);
  const panel = page.getByRole('region', { name: 'What if' });
  const box = panel.getByRole('textbox', { name: 'The text of your resume' });
  const open = async (): Promise<string> => {
    await panel.getByRole('button', { name: 'Try out changes' }).click();
    await expect(panel.getByText('no change')).toHaveCount(2);
    return box.inputValue();
  };
  const original = await open();
  const mine = `${original}\nSKILLS\nSpanish, BLS, ACLS\n`;
  await box.fill(mine);
  await expect(panel.getByText('Not saved yet.')).toBeVisible();

  // Navigating within the site loses nothing; closing the tab asks for confirmation.
  await page.getByRole('link', { name: 'Parsewell' }).first().click();
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await page.goBack();
  await expect(box).toHaveValue(mine);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await closing;
  expect(Object((await (await page.request.get(`/api/analysis/${id}/draft`)).json()).draft)).toEqual({});

  await panel.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(panel.getByText(/^Saved as a draft on .+ It will be deleted along with this analysis\.$/)).toBeVisible();
  await expect(box).toBeFocused();
  await page.reload();
  expect(await open()).toBe(original);
  const offer = panel.getByText(/^You have a draft from .+\.$/);
  await panel.getByRole('button', { name: 'Use it' }).click();
  await expect(box).toHaveValue(mine);
  await expect(offer).toBeHidden();

  await panel.getByRole('button', { name: 'Back to the original text' }).click();
  await panel.getByRole('button', { name: 'Delete it' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toBeVisible();
  await panel.getByRole('button', { name: 'Delete it' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await open();
  await expect(offer).toBeHidden();
  expect(noise).toEqual([]);
});

test('a new version after the daily scan shows when the next one is available, and keeps the file', async ({
  page,
}) => {
  await enter(page);
  await page.goto(`/results/${await analyze(page, 'clean-pdf')}`);
  await page.getByRole('button', { name: 'Upload New Version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check another version of this resume' });
  await dialog.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-docx')}/resume.docx`);
  await dialog.getByRole('button', { name: 'Analyze and compare' }).click();
  await expect(
    dialog.getByText(
      /You have used today's free scan\. The next one is available in (?:about \d+ hours?|\d+ minutes?)\./,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See Premium in a new tab' })).toHaveAttribute('href', '/pricing');
  await expect(dialog.getByLabel('Resume file (PDF or DOCX)')).toHaveValue(/resume\.docx$/);
});
