import { expect, test } from '@playwright/test';
import { enterAsOperator } from './support/admin-steps.ts';
import { expectNoFaults, openIn } from './support/looks.ts';
import { choosePremium, listen } from './support/paying-steps.ts';
import { analyze, enter } from './support/steps.ts';

// One page of each kind, once; `e2e/full` covers every page in both themes and at several widths.
test('the main page has no axe violations, dark, 320 px', async ({ browser }) => {
  const page = await openIn(browser, { colorScheme: 'dark', width: 320 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFaults(page, '/');
  await page.context().close();
});

test('results beside their resume have no axe violations, light, 1280 px', async ({ browser }) => {
  const page = await openIn(browser, { colorScheme: 'light', width: 1280 });
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf', 'Registered Nurse\n\nRequired\n- Triage\n- ACLS');
  await page.goto(`/results/${id}?tab=jobmatch&pane=page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFaults(page, 'results');
  await page.context().close();
});

test('an admin table has no axe violations, dark, 320 px', async ({ browser }) => {
  const page = await openIn(browser, { colorScheme: 'dark', width: 320 });
  await enterAsOperator(page);
  await page.goto('/admin/dashboard?tab=users&search=admin');
  await expect(page.getByRole('button', { name: 'Edit: admin', exact: true })).toBeVisible();
  await expectNoFaults(page, 'the table of people');
  await page.context().close();
});

test('the payment form has no axe violations, light, 1280 px', async ({ browser }) => {
  const page = await openIn(browser, { colorScheme: 'light', width: 1280 });
  await listen(page);
  await enter(page);
  await choosePremium(page, 'annual');
  await expectNoFaults(page, 'the payment form');
  await page.context().close();
});

test('prefers-reduced-motion disables animations, which other users see', async ({ page }) => {
  await page.goto('/');
  const seconds = (): Promise<string> =>
    page.getByRole('button', { name: 'ANALYZE' }).evaluate((button) => getComputedStyle(button).transitionDuration);
  expect(await seconds()).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await seconds()).toBe('0.15s');
});
