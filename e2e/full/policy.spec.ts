import { expect, test } from '@playwright/test';
import { pages } from '#contract/product/pages.ts';
import { analyze, enter, listenForRefusals } from '../support/steps.ts';

test('W2b W8: no page, opened directly or by a link, violates its content security policy', async ({ page }) => {
  test.setTimeout(180_000);
  const refused = await listenForRefusals(page);
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf', 'Registered Nurse. Required: ACLS.');
  const parts: Record<string, string> = { ':id': id, ':name': 'ats', ':slug': 'no-such-article' };
  for (const { path } of pages) {
    await page.goto(path.replaceAll(/:\w+/g, (name) => parts[name] ?? name));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  for (const tab of ['keywords', 'format', 'recommendations', 'jobmatch']) {
    await page.goto(`/results/${id}?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
  }
  // The policy of the first document applies to all pages opened by a link from it.
  await page.goto('/');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of paths.filter((href) => href?.startsWith('/') === true)) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /theme/i }).first().click();
  expect(refused).toEqual([]);
});
