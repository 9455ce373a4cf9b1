import { expect, test } from '@playwright/test';
import { boxOf, open, pane } from './support/pane-steps.ts';
import { watch } from './support/steps.ts';

test('a finding scrolls to its mark on the page, and a mark to its finding', async ({ page }) => {
  const noise = watch(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'two-columns-pdf', '?tab=recommendations');
  const picture = pane(page).getByRole('img', { name: 'Page 1 of 1, as a person sees it' });
  await expect(picture).toHaveJSProperty('naturalWidth', 918);

  const cards = page.getByRole('tabpanel', { name: 'Recommendations' });
  await cards.getByRole('button', { name: /Show on the page.*Your text is in columns/ }).click();
  const first = pane(page).getByRole('button', { name: /^Finding 2: Your text is in columns/ });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // The mark starts where the page has its first word: 40 of 612 points from the left.
  const [stroke, sheet] = [await boxOf(pane(page).locator('[data-stroke="2 0"]')), await boxOf(picture)];
  expect((stroke.x - sheet.x) / sheet.width).toBeCloseTo(40 / 612, 1);

  await page.getByRole('tab', { name: 'Overview' }).click();
  const second = pane(page).getByRole('button', { name: /^Finding 3/ });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Recommendations' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#finding-3')).toBeFocused();
  await expect(page.locator('#finding-3')).toBeInViewport();
  expect(noise).toEqual([]);
});

test('keywords, requirement answers and fields scroll to their words on the page', async ({ page }) => {
  const noise = watch(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'two-columns-pdf', '?tab=keywords');
  const strokes = pane(page).locator('[data-stroke^="words"]');
  await page.getByRole('heading', { name: /^Matched keywords/ }).click();
  await page
    .getByRole('button', { name: /^Triage.*2 mentions/ })
    .first()
    .click();
  await expect(strokes).toHaveCount(2);
  await expect(pane(page).getByText('Mark 1 of 2, page 1')).toBeVisible();
  await expect(strokes.first()).toHaveClass(/ring-2/);
  await pane(page).getByRole('button', { name: 'Next mark' }).press('Enter');
  await expect(pane(page).getByText('Mark 2 of 2, page 1')).toBeVisible();
  await expect(strokes.last()).toHaveClass(/ring-2/);
  await pane(page).getByRole('button', { name: 'Next mark' }).press('Enter');
  await expect(pane(page).getByText('Mark 1 of 2, page 1')).toBeVisible();
  await pane(page).getByRole('button', { name: 'Previous mark' }).click();
  await expect(pane(page).getByText('Mark 2 of 2, page 1')).toBeVisible();
  // The chip itself is a link, too.
  await page
    .getByRole('button', { name: /^Triage.*2 mentions/ })
    .first()
    .press('Enter');
  await expect(pane(page).getByText('Mark 1 of 2, page 1')).toBeVisible();

  await page.getByRole('tab', { name: 'Job Match' }).click();
  await page.getByRole('heading', { name: /^What the job asks for/ }).click();
  await page
    .getByRole('tabpanel', { name: 'Job Match' })
    .getByRole('listitem')
    .getByRole('group')
    .filter({ hasText: 'Registered Nurse' })
    .first()
    .click();
  await page.getByRole('button', { name: /Show on the page.*Registered Nurse/ }).click();
  await expect(pane(page).getByText('Registered Nurse', { exact: true })).toBeVisible();

  await pane(page).getByRole('tab', { name: 'As a form' }).click();
  await expect(page).toHaveURL(/pane=form/);
  const form = pane(page).getByRole('region', { name: 'Contact details' });
  await expect(form.getByText('teodor.lh@example.com')).toBeVisible();
  await expect(form.getByText('not found').first()).toBeVisible();
  await form.getByRole('button', { name: 'Show on the page: Email' }).click();
  await expect(strokes).toHaveCount(1);
  await pane(page).getByRole('button', { name: 'Back to all findings' }).click();
  await expect(strokes).toHaveCount(0);
  expect(noise).toEqual([]);
});

test('a Word document is drawn from the file itself, with the marks on its words', async ({ page }) => {
  const noise = watch(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'tables-docx', '?tab=recommendations');
  const document = pane(page).getByRole('figure', { name: 'Your document' });
  await expect(document.getByText('Cascade Ridge Medical Center, Seattle, WA')).toBeVisible();
  await page
    .getByRole('tabpanel', { name: 'Recommendations' })
    .getByRole('button', { name: /Show on the page.*Some of your text is in a table/ })
    .click();
  const words = await boxOf(document.getByText('Wound care', { exact: true }));
  const strokes = await pane(page).locator('[data-stroke^="2 "]').all();
  const boxes = await Promise.all(strokes.map(boxOf));
  const over = boxes.filter(({ x, y }) => Math.abs(x - words.x) < 6 && Math.abs(y - words.y) < 6);
  expect(over).toHaveLength(1);
  expect(noise).toEqual([]);
});

test('on a phone, report and resume alternate, and each keeps its scroll position', async ({ page }) => {
  const noise = watch(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, 'two-columns-pdf', '?tab=recommendations');
  const scores = page.getByRole('region', { name: 'Overall ATS Compatibility' });
  await expect(pane(page)).toBeHidden();
  await page
    .getByRole('button', { name: /Show on the page.*Your text is not stored in the order in which you read it/ })
    .last()
    .click();
  await expect(pane(page).getByRole('button', { name: /^Finding 3/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(scores).toBeHidden();
  await pane(page).getByRole('button', { name: 'Read more in the report' }).click();
  await expect(page.locator('#finding-3')).toBeInViewport();
  await expect(page.locator('#finding-3')).toBeFocused();

  await page.getByRole('button', { name: 'Your resume', exact: true }).click();
  await expect(pane(page)).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toBeHidden();
  await expect(page.locator('#finding-3')).toBeInViewport();
  expect(noise).toEqual([]);
});
