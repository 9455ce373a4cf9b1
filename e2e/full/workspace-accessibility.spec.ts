import { expect, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from '../support/looks.ts';
import { analyze, enter } from '../support/steps.ts';

for (const look of [...looks, { colorScheme: 'light', width: 375 } as const])
  test(`the workspace has no axe violations, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    const page = await openIn(browser, look);
    await enter(page);
    const id = await analyze(
      page,
      'two-columns-pdf',
      'Registered Nurse\n\nRequirements:\n- ACLS\n- Medication administration',
    );
    await page.goto(`/fix/new?resume=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fix your resume' })).toBeVisible();
    await expectNoFaults(page, 'the workspace');
    await page
      .getByRole('button', { name: /^Move or remove/ })
      .first()
      .click();
    await expectNoFaults(page, 'the menu of a part');
    await page.keyboard.press('Escape');
    if (look.width < 1100) {
      await page.getByRole('button', { name: /^Fixes/ }).click();
      await expectNoFaults(page, 'the fixes');
    }
    await page.getByRole('button', { name: /^Yes, I’ll say so: / }).click();
    await expect(page.getByText(/^Asked for: /)).toBeVisible();
    await expectNoFaults(page, 'a hint of the coach');
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByRole('button', { name: /^Compare with/ }).first()).toBeVisible();
    await expectNoFaults(page, 'versions');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Download' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your resume' });
    await expect(dialog.getByRole('img', { name: /^Page 1/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByText(/^Read back: /)).toBeVisible();
    await expectNoFaults(page, 'the download, read back');
    await page.context().close();
  });
