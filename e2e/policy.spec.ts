import { expect, test } from '@playwright/test';
import { analyze, enter, listenForRefusals } from './support/steps.ts';

// One page of each kind; `e2e/full/policy.spec.ts` covers all of them.
test('W2b W8: the main page, results and a page opened by a link do not violate their content security policy', async ({
  page,
}) => {
  const refused = await listenForRefusals(page);
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf', 'Registered Nurse. Required: ACLS.');
  await page.goto(`/results/${id}?tab=jobmatch`);
  await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.getByRole('button', { name: /theme/i }).first().click();
  expect(refused).toEqual([]);

  // Checks that violations are recorded at all.
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });
  await expect.poll(() => refused.length).toBe(1);
});
