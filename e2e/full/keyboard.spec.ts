import { expect, type Page, test } from '@playwright/test';
import { enter, golden } from '../support/steps.ts';

// What /accessibility says about the keyboard and about forced colors.

/** Presses Tab until the element that matches has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
};

test('the main task works with the keyboard alone: a file is chosen, analyzed, and its report read', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/');
  await tabTo(page, 'input[type=file], label[for], [role=button], button');
  await tabTo(page, 'input[type=file]');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(`${golden('clean-pdf')}/resume.pdf`);
  const analyze = page.getByRole('button', { name: 'ANALYZE' });
  await expect(analyze).toBeEnabled();
  for (let steps = 0; steps < 20 && !(await analyze.evaluate((it) => it === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible({ timeout: 30_000 });
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Keywords' })).toHaveAttribute('aria-selected', 'true');
});

test('with forced colors, the bars of the scores have a border and are filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sample-report');
  const bar = page.locator('[class*="forced-colors:border"]').first();
  await expect(bar).toBeVisible();
  const [border, fill, ground] = await bar.evaluate((element) => [
    getComputedStyle(element).borderTopWidth,
    getComputedStyle(element.firstElementChild ?? element).backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(border).toBe('1px');
  expect(fill).not.toBe(ground);
});
