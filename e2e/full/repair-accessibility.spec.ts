import { expect, test } from '@playwright/test';
import { expectNoFaults, openIn } from '../support/looks.ts';
import { analyze, enter } from '../support/steps.ts';

for (const look of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
] as const)
  test(`the page of repairs has no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await enter(page);
    const id = await analyze(page, 'tables-docx', '', 'resume.docx');
    await page.goto(`/results/${id}?show=repairs`);
    await expect(
      page.getByRole('figure', { name: 'Your file after the repairs' }).getByText('Skills').first(),
    ).toBeVisible();
    await expectNoFaults(page, 'repair');
    await page.context().close();
  });
