import fs from 'node:fs';
import { expect, type Download, type Page, test } from '@playwright/test';
import { analyze, becomePremium, enter, logIn, newPerson, watch } from './support/steps.ts';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
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

test('a visitor who wants a template logs in and returns to download it', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/templates');
  await expect(card(page, 'Executive Summary').getByRole('link', { name: /See Premium/ })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await page.getByRole('button', { name: 'Download: Entry Level' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=templates$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/templates$/);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Entry Level' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Entry-Level-example.docx');
  expect(await magicOf(file)).toBe('PK\u0003\u0004');

  await expect(page).toHaveURL(/\/download-success\?resource=template-5&type=resume-template$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your template is here' })).toBeVisible();
  await page.goto('/profile?tab=activity');
  await expect(page.getByText('You downloaded the template Entry Level.')).toBeVisible();
});

test('after a download the page moves on by itself, unless the user stays or is reading', async ({ page }) => {
  await page.clock.install();
  await page.goto('/download-success?resource=template-1&type=resume-template');
  await expect(page.getByText('Modern Professional.')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('We will take you back to the templates in 3 seconds.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/download-success/);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/\/templates$/);

  await page.goto('/download-success?resource=x&type=ats-report');
  await expect(page.getByText('We will take you to the start page')).toHaveCount(2);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/download-success/);
});

for (const [type, destination] of [
  ['guide', /\/resources$/],
  ['ats-report', /\/$/],
] as const)
  test(`after a ${type} it returns to its origin`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/download-success?resource=${type}&type=${type}`);
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL(destination);
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

test('a failed download shows an error and loses nothing', async ({ page }) => {
  await enter(page);
  await page.goto('/templates?template=template-4');
  const dialog = page.getByRole('dialog', { name: 'Healthcare Professional' });
  await dialog.getByRole('radio', { name: 'Empty, with hints' }).check();
  await page.route('**/api/templates/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Download failed. Please try again later.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Use the direct download link' })).toHaveAttribute(
    'href',
    '/api/templates/template-4/download?format=docx&variant=empty',
  );
  await expect(dialog.getByRole('radio', { name: 'Empty, with hints' })).toBeChecked();
  await expect(page).toHaveURL(/\/templates\?template=template-4$/);
  await page.unroute('**/api/templates/**');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('Healthcare-Professional-template.docx');
});

test('a premium template leads Free users to the plans', async ({ page }) => {
  await enter(page);
  await page.goto('/templates?template=template-2');
  await expect(page.getByText('This template comes with Premium.')).toBeVisible();
  const answer = await page.goto('/api/templates/template-2/download');
  expect(new URL(answer?.url() ?? '').pathname).toBe('/pricing');
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
