import { expect, test } from '@playwright/test';
import { expectNoFaults, openIn } from './support/looks.ts';
import { analyze, enter } from './support/steps.ts';

// Two pages; `e2e/full` covers every page in both themes and at several widths.
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

test('prefers-reduced-motion disables animations, which other users see', async ({ page }) => {
  await page.goto('/');
  const seconds = (): Promise<string> =>
    page.getByRole('button', { name: 'ANALYZE' }).evaluate((button) => getComputedStyle(button).transitionDuration);
  expect(await seconds()).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await seconds()).toBe('0.15s');
});
