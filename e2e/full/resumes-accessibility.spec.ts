import { expect, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from '../support/looks.ts';
import { onResults, uploadVersion, withReport, withResumes } from '../support/resume-steps.ts';

for (const look of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 320 },
] as const)
  test(`comparison and dialogs have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    const { id } = await onResults(page);
    await page.getByRole('button', { name: 'Check it against another job' }).click();
    await expectNoFaults(page, 'another job');
    await page.keyboard.press('Escape');
    await uploadVersion(page, id);
    await expectNoFaults(page, 'comparison');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible();
    await page.getByRole('button', { name: 'Try out changes' }).click();
    await expect(page.getByText('no change').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'The text of your resume' }).fill('Spanish');
    // Scores are gray while they are outdated.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFaults(page, 'results with words that are tried out');
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await page.getByRole('button', { name: 'Back to the original text' }).click();
    await expect(page.getByText(/^You have a draft from .+\.$/)).toBeVisible();
    await expectNoFaults(page, 'results with a draft');
    await page.context().close();
  });

for (const look of looks)
  test(`the report page and a shared report have no axe violations, ${look.colorScheme}`, async ({ browser }) => {
    const page = await openIn(browser, look);
    const { id } = await withReport(page);
    const made: { token: string } = await (await page.request.post(`/api/analysis/${id}/share`)).json();
    for (const path of [`/report/${id}`, `/shared/${made.token}`, '/shared/no-such-link']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFaults(page, path);
    }
    await page.context().close();
  });

for (const look of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const)
  test(`resumes have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await withResumes(page);
    await page.goto('/profile');
    await expect(page.locator('.recharts-line-dots circle')).toHaveCount(2);
    await expectNoFaults(page, '/profile');
    await page.context().close();
  });
