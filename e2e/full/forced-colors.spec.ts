import { expect, type Locator, test } from '@playwright/test';
import { analyze, enter } from '../support/steps.ts';

test.use({ colorScheme: 'dark', forcedColors: 'active', viewport: { width: 1280, height: 1000 } });

const groundOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in forced colors, what is chosen differs from the rest, and the resume stays on white paper', async ({
  page,
}) => {
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf', 'Registered Nurse\n\nRequired\n- ACLS');
  await page.goto(`/results/${id}?tab=keywords`);
  for (const [chosen, other] of [
    ['Keywords', 'Overview'],
    ['Page', 'As a form'],
  ] as const)
    expect(await groundOf(page.getByRole('tab', { name: chosen, exact: true }))).not.toBe(
      await groundOf(page.getByRole('tab', { name: other, exact: true })),
    );
  const filter = (pressed: boolean) =>
    page.locator('[aria-pressed]').and(page.getByRole('button', { pressed })).first();
  expect(await groundOf(filter(true))).not.toBe(await groundOf(filter(false)));
  const paper = page
    .getByRole('figure', { name: /^Page 1/ })
    .locator('.bg-page')
    .first();
  await expect(paper.locator('[data-stroke]').first()).toBeVisible();
  const [red = 0] = (await groundOf(paper)).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(200);
});
