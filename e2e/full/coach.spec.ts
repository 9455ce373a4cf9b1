import { expect, type Page, test } from '@playwright/test';
import { analyze, enter, watch } from '../support/steps.ts';

const posting = 'Registered Nurse\n\nRequirements:\n- Medication administration\n- Phlebotomy\n- Triage';
const nearest = 'Reduced late medication passes by 35% with a redesigned handover sheet in Epic.';

/** Goes on with Tab until a control of this name has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const control = page.getByRole('button', { name, exact: true });
  await expect(control).toBeVisible();
  for (let stops = 0; stops < 150; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
};

test('the coach asks about the nearest line, and only its person writes', async ({ page }) => {
  const noise = watch(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf', posting);
  await page.goto(`/fix/new?resume=${id}`);
  const fixes = page.getByRole('button', { name: /^Fixes/ });
  const focused = page.locator(':focus');
  const texts = (): Promise<string[]> =>
    page.locator('textarea').evaluateAll((boxes: HTMLTextAreaElement[]) => boxes.map(({ value }) => value));

  await fixes.click();
  const question = page.getByRole('group', { name: 'Did you do this here: Medication administration?' });
  await expect(question).toContainText(nearest);
  await expect(question).toContainText('It says “medication”.');
  const before = await texts();
  await tabTo(page, 'Yes, I’ll say so: Medication administration');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveValue(nearest);
  await expect(focused).toHaveAccessibleDescription(/^Asked for: Medication administration/);
  expect(await texts()).toEqual(before);
  await page.keyboard.press('End');
  await page.keyboard.type(' Medication administration for up to 12 patients.');
  await expect(page.getByText('Found in your resume now: Medication administration')).toBeVisible();

  await fixes.click();
  await expect(question).toBeHidden();
  await tabTo(page, 'Write a bullet in another job: Phlebotomy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveValue('');
  await expect(focused).toHaveAccessibleDescription(/^Asked for: Phlebotomy/);
  await page.keyboard.type('Answered questions of relatives at the desk');

  await fixes.click();
  const answer = 'Answer in this line: Answered questions of relatives at the desk';
  await expect(page.getByRole('region', { name: 'Questions about your bullets' })).toContainText('How many?');
  await tabTo(page, answer);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveValue('Answered questions of relatives at the desk');
  await page.keyboard.press('End');
  await page.keyboard.type(', 15 a day');
  await fixes.click();
  await expect(page.getByRole('button', { name: answer })).toBeHidden();
  expect(noise).toEqual([]);
});
