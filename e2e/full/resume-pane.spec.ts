import { expect, test } from '@playwright/test';
import { darkSidebar, luminances } from '../support/dark-sidebar.ts';
import { boxOf, open, pane } from '../support/pane-steps.ts';
import { enter } from '../support/steps.ts';

test('a stroke on the page can be clicked, and buttons step through the findings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'two-columns-pdf');
  // The first strokes of the others lie where the same words belong to several findings.
  await pane(page).locator('[data-stroke="4 1"]').click();
  await expect(page.locator('#finding-4')).toBeFocused();
  await pane(page).getByRole('button', { name: 'Previous finding' }).click();
  await expect(pane(page).getByRole('button', { name: /^Finding 3/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a finding without a place on the page says so and is listed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'two-columns-pdf', '?tab=recommendations');
  const cards = page.getByRole('tabpanel', { name: 'Recommendations' });
  await expect(cards.getByText('This finding does not refer to a specific place on the page.').first()).toBeVisible();
  await pane(page)
    .getByText(/have no place on the page/)
    .click();
  await pane(page)
    .getByRole('button', { name: /We found no summary/ })
    .click();
  const card = cards.getByRole('listitem').filter({ hasText: 'We found no summary' });
  await expect(card.first()).toBeFocused();
});

test('a mark on a dark column has a frame that is seen there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await darkSidebar() };
  const answer = await page.request.post('/api/analyze', { multipart: { resume, jobDescription: '' } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/results/${id}`);
  await expect(pane(page).getByRole('img', { name: 'Page 1 of 1, as a person sees it' })).toHaveJSProperty(
    'complete',
    true,
  );
  // Some marks are on the white column beside it.
  const frames = await Promise.all((await pane(page).locator('[data-frame]').all()).map((each) => boxOf(each)));
  const frame = frames.reduce((leftmost, other) => (other.x < leftmost.x ? other : leftmost));
  const y = frame.y + frame.height / 2;
  const [paper, line] = await luminances(page, [
    { x: frame.x - 5, y },
    { x: frame.x - 1, y },
  ]);
  expect(paper).toBeLessThan(0.1);
  expect(((line ?? 0) + 0.05) / ((paper ?? 1) + 0.05)).toBeGreaterThanOrEqual(3);
});

test('the parser view shows the stored order and marks jumps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'two-columns-pdf', '?pane=parser');
  const text = pane(page).getByRole('region', { name: 'The text as a layout-blind parser reads it' });
  await expect(text.getByText('out of order').first()).toBeAttached();
  await expect(pane(page).getByText(/The order jumps at \d+ places/)).toBeVisible();
});

test('a page that cannot be rendered shows an error and can be retried', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/pages/1', (route) => route.abort());
  await open(page, 'two-columns-pdf');
  await expect(
    pane(page).getByText('We could not display this page. The rest of the report is complete.'),
  ).toBeVisible();
  await page.unroute('**/pages/1');
  await pane(page).getByRole('button', { name: 'Try again' }).click();
  await expect(pane(page).getByRole('img', { name: /^Page 1 of 1/ })).toHaveJSProperty('naturalWidth', 918);
});
