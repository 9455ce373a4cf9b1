import { expect, type Page, test } from '@playwright/test';
import { withReport } from './support/resume-steps.ts';

/** The lowest line of the window that no bar at its foot covers. */
const footOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-bar="foot"]')?.getBoundingClientRect();
    return bar === undefined || bar.height === 0 ? innerHeight : bar.top;
  });

const screens = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
];

test('the first screen has the scores, what was read, and one button to fix what matters most', async ({ page }) => {
  await withReport(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const names = ['Overall ATS Compatibility', 'Keyword Match', 'Format Score'];
    const rows = await Promise.all(names.map((name) => page.getByRole('region', { name }).boundingBox()));
    const [first, last] = [rows[0], rows.at(-1)];
    if (screen.width < 400) expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(200);
    await expect(page.getByRole('region', { name: 'What the software read' })).toBeInViewport({ ratio: 1 });
    const fix = await page.getByRole('button', { name: 'Fix this now' }).boundingBox();
    expect((fix?.y ?? Infinity) + (fix?.height ?? 0)).toBeLessThanOrEqual(await footOf(page));
    const primaries = page.locator('main').locator('a.bg-accent, button.bg-accent').filter({ visible: true });
    await expect(primaries).toHaveText(['Fix this now']);
    await expect(page.getByRole('button', { name: /^Download Report/ })).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Fix this now' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Recommendations' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#finding-1')).toBeFocused();
  await expect(page.locator('#finding-1')).toContainText('What to do');
});
