import { expect, test } from '@playwright/test';
import { openIn } from '../support/looks.ts';
import { enterLongNames } from '../support/steps.ts';

test('names without a space to break at make no page of the user scroll sideways at 320 px', async ({ browser }) => {
  test.slow();
  const page = await openIn(browser, { colorScheme: 'light', width: 320 });
  const id = await enterLongNames(page);
  const { token }: { token: string } = await (await page.request.post(`/api/analysis/${id}/share`)).json();
  const wide: string[] = [];
  for (const address of [
    '/',
    '/dashboard',
    ...['', '?tab=activity', '?tab=settings'].map((query) => `/profile${query}`),
    ...['', '?tab=keywords', '?tab=format', '?tab=recommendations', '?tab=jobmatch'].map(
      (query) => `/results/${id}${query}`,
    ),
    `/report/${id}`,
    `/shared/${token}`,
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`${address}: ${overflow} px`);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});
