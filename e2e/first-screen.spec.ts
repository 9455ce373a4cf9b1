import { expect, test } from '@playwright/test';
import { footOf } from './support/first-screen.ts';
import { job, withReport } from './support/resume-steps.ts';
import { analyze, enter } from './support/steps.ts';

const screens = [
  { width: 320, height: 740 },
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
    if (screen.width === 375) expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(200);
    await expect(page.getByRole('region', { name: 'What the software read' })).toBeInViewport({ ratio: 1 });
    const fix = await page.getByRole('link', { name: 'Fix this now' }).boundingBox();
    expect((fix?.y ?? Infinity) + (fix?.height ?? 0)).toBeLessThanOrEqual(await footOf(page));
    const primaries = page.locator('main').locator('a.bg-accent, button.bg-accent').filter({ visible: true });
    await expect(primaries).toHaveText(['Fix this now']);
    await expect(page.getByRole('button', { name: /^Download Report/ })).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Fix this now' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fix your resume' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to fix' })).toBeVisible();
});

for (const width of [320, 1280])
  test(`the arithmetic of a score stays inside its card at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await withReport(page);
    const score = page.getByRole('region', { name: 'Overall ATS Compatibility' });
    await score.locator('summary').first().click();
    const card = await score.boundingBox();
    for (const table of await score.getByRole('table').filter({ visible: true }).all()) {
      const box = await table.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(card?.x ?? Infinity);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    }
  });

test('on a phone, three fields that some systems miss leave room for the button', async ({ page }) => {
  await enter(page);
  const id = await analyze(page, 'contact-in-header-docx', job, 'resume.docx');
  await page.goto(`/results/${id}`);
  await page.setViewportSize({ width: 375, height: 740 });
  const read = page.getByRole('region', { name: 'What the software read' });
  await expect(read.getByText('Some systems miss your name, email and phone.')).toBeVisible();
  await expect(read.getByText('Some systems miss it').filter({ visible: true })).toHaveCount(0);
  const fix = await page.getByRole('link', { name: 'Fix this now' }).boundingBox();
  expect((fix?.y ?? Infinity) + (fix?.height ?? 0)).toBeLessThanOrEqual(await footOf(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(read.getByText('Some systems miss it').filter({ visible: true })).toHaveCount(3);
  await expect(read.getByText(/^Some systems miss your/)).toBeHidden();
});

test('a screen reader hears the scores, what to fix, and what filtering and showing change', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await withReport(page);
  for (const name of ['Overall ATS Compatibility', 'Keyword Match', 'Format Score']) {
    const score = page.getByRole('region', { name });
    const value = await score.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
    await expect(score.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(score.getByText(`${value}%`, { exact: true })).toBeVisible();
  }
  const fix = page.getByRole('region', { name: 'Fix this first' });
  await expect(fix.getByRole('heading', { level: 2 })).toHaveText('Fix this first');
  await expect(fix.getByRole('link')).toHaveAccessibleName('Fix this now');
  const parts = page.getByRole('tablist', { name: 'Parts of the report' });
  await expect(parts.getByRole('tab')).toHaveText([
    'Overview',
    'Keywords',
    'Format Analysis',
    'Recommendations',
    'Job Match',
  ]);

  await parts.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(parts.getByRole('tab', { name: 'Keywords' })).toBeFocused();
  const keywords = page.getByRole('tabpanel', { name: 'Keywords' });
  const missing = keywords.getByRole('button', { name: /^Missing \(\d+\)$/ });
  const count = /\d+/.exec((await missing.textContent()) ?? '')?.[0];
  await missing.press('Enter');
  await expect(missing).toHaveAttribute('aria-pressed', 'true');
  await expect(keywords.getByRole('status')).toHaveText(`${count} of ${count} rows`);

  await parts.getByRole('tab', { name: 'Recommendations' }).click();
  await page
    .getByRole('button', { name: /Show on the page.*Your text is in columns/ })
    .first()
    .press('Enter');
  const marks = page.getByRole('region', { name: 'About the marks' });
  await expect(marks).toHaveAttribute('aria-live', 'polite');
  await expect(marks).toContainText('Your text is in columns');
  await expect(marks.getByRole('button', { name: 'Next finding' })).toBeVisible();
});
