import fs from 'node:fs';
import { expect, type Download, type Page, test } from '@playwright/test';
import { analyze, becomePremium, enter, watch } from './support/steps.ts';

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });

const magicOf = async (download: Download): Promise<string> =>
  fs
    .readFileSync(await download.path())
    .subarray(0, 4)
    .toString('latin1');

test('a visitor browses the templates, and the address bar keeps the selection', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/templates');
  await expect(titles(page)).toHaveCount(6);
  await page.getByRole('tab', { name: 'Healthcare (1)' }).click();
  await expect(page).toHaveURL(/\/templates\?industry=healthcare$/);
  await expect(titles(page)).toHaveText(['Healthcare Professional']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Healthcare Professional']);

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('nobody has this');
  await expect(page.getByText('No templates found')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all templates' }).click();
  await expect(titles(page)).toHaveCount(6);
  await page.getByRole('searchbox').fill('two pages');
  await expect(titles(page)).toHaveText(['Federal / Government']);

  await page.getByRole('button', { name: 'Preview: Federal / Government' }).click();
  await expect(page).toHaveURL(/template=template-6/);
  const dialog = page.getByRole('dialog', { name: 'Federal / Government' });
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /page 1 of 2/i);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1224);
  const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await dialog.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(before * 1.3);
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(picture).toHaveAttribute('alt', /page 2 of 2/i);
  await expect(dialog.getByRole('link', { name: 'See what Premium costs' })).toHaveAttribute('href', '/pricing');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview: Federal / Government' })).toBeFocused();
  expect(noise).toEqual([]);
});

test('the library is readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/templates');
  await expect(titles(page)).toHaveCount(6);
  await expect(page.getByText('Checked against what the makers of Workday, Taleo')).toBeVisible();
  await context.close();
});

test("a template is filled with the user's own resume", async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/templates?template=template-1');
  const dialog = page.getByRole('dialog', { name: 'Modern Professional' });
  await dialog.getByRole('radio', { name: 'My resume' }).check();
  await expect(dialog.getByText('You have not uploaded a resume yet.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();

  const id = await analyze(page, 'clean-pdf');
  await page.goto(`/results/${id}`);
  await page.getByRole('link', { name: 'Use this resume in a template' }).first().click();
  await expect(dialog.getByRole('radio', { name: 'My resume' })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Which resume?' })).toContainText('resume.pdf');
  await expect(dialog.getByText('Compare it with your original')).toBeVisible();
  await expect(dialog.getByText('The first page, with your own text.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /with your own text/ })).toHaveJSProperty('naturalWidth', 918);
  for (const size of [
    { width: 375, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeInViewport({ ratio: 1 });
  }
  await dialog.getByRole('radio', { name: 'PDF' }).check();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Maren-Oduya-Resume.pdf');
  expect(await magicOf(file)).toBe('%PDF');
  await expect(page).toHaveURL(/\/download-success/);
  expect(noise).toEqual([]);
});

test('Premium users download a premium template, and fill one with a resume', async ({ page }) => {
  await enter(page);
  await page.goto('/templates');
  await expect(page.getByRole('link', { name: 'See Premium: Creative Portfolio' })).toBeVisible();
  await becomePremium(page);
  const id = await analyze(page, 'clean-pdf');
  await page.goto(`/templates?template=template-6&resume=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Federal / Government' });
  await expect(dialog.getByRole('radio', { name: 'My resume' })).toBeChecked();
  const filling = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await filling).suggestedFilename()).toMatch(/-Resume\.docx$/);

  await page.goto('/templates');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Creative Portfolio' }).click();
  expect((await coming).suggestedFilename()).toBe('Creative-Portfolio-example.docx');
  await expect(page).toHaveURL(/\/download-success\?resource=template-3&type=resume-template$/);
});
