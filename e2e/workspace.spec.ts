import { expect, type Page, test } from '@playwright/test';
import { analyze, enter, watch } from './support/steps.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('a resume is edited, stored by itself, and goes back to what was uploaded', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf');
  await page.goto(`/fix/new?resume=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fix your resume' })).toBeVisible();
  await expect(page).toHaveURL(/\/fix\/(?!new)[\w-]+$/);
  await expect(box(page, 'Name')).not.toHaveValue('');
  const headline = await box(page, 'Headline').inputValue();

  await box(page, 'Headline').fill('Harbor engineer');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Headline')).toHaveValue('Harbor engineer');

  // From the keyboard: a new bullet, moved up, taken back.
  await page
    .getByRole('button', { name: /^Add a bullet/ })
    .first()
    .click();
  await expect(box(page, /^Bullet \d+, /).and(page.locator(':focus'))).toHaveValue('');
  await page.keyboard.type('Moved the quay');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator(':focus')).toHaveValue('Moved the quay');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  const texts = (): Promise<string[]> =>
    page.locator('textarea').evaluateAll((boxes: HTMLTextAreaElement[]) => boxes.map(({ value }) => value));
  await expect.poll(texts).not.toContain('Moved the quay');

  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /^Compare with: What you uploaded/ }).click();
  await expect(page.getByRole('dialog').getByText('Harbor engineer')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: /^Back to what I uploaded/ }).click();
  await expect(box(page, 'Headline')).toHaveValue(headline);
  expect(noise).toEqual([]);
});

test('two tabs lose nothing to each other, and a lost connection loses nothing', async ({ page, context }) => {
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf');
  await page.goto(`/fix/new?resume=${id}`);
  await expect(box(page, 'Headline')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/fix/new?resume=${id}`);
  await box(other, 'Headline').fill('From the other tab');
  await expect(other.getByText(/^Saved at/)).toBeVisible();

  await box(page, 'Headline').fill('From this tab');
  const alert = page.getByRole('alert', { name: /also changed in another tab/ });
  await expect(alert.getByText('From the other tab').first()).toBeVisible();
  await expect(alert.getByText('From this tab').first()).toBeVisible();
  await alert.getByRole('button', { name: 'Keep this tab’s text' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('button', { name: /^Compare with: From another tab/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/api/workspaces/**', (route) => route.abort());
  await box(page, 'Headline').fill('Without a connection');
  await expect(page.getByText('kept in this browser tab and will be sent once')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(box(page, 'Headline')).toHaveValue('Without a connection');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test('a resume is begun from nothing', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/fix/new');
  await expect(page).toHaveURL(/\/fix\/(?!new)[\w-]+$/);
  await box(page, 'Name').fill('Maren Oduya');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('menuitem', { name: 'A section of your own' }).click();
  await page.keyboard.type('Boats');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Name')).toHaveValue('Maren Oduya');
  await expect(page.getByRole('region', { name: 'Boats' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a job description' }).click();
  const job = page.getByRole('dialog', { name: 'Job description' });
  await job
    .getByRole('textbox', { name: 'Job description' })
    .fill('Registered Nurse\n\nRequired\n- Triage\n- ACLS\n- Telemetry');
  await job.getByRole('button', { name: 'Use this job description' }).click();
  await expect(job).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change the job description' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Scores' }).filter({ visible: true })).toContainText('Job match');

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Resumes you are editing' }).click();
  const edited = page.getByRole('main').getByRole('listitem');
  await expect(edited).toHaveCount(1);
  await edited.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('You are not editing a resume yet.')).toBeVisible();
  expect(noise).toEqual([]);
});

test('a download is shown before, and read back after it', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  const id = await analyze(page, 'two-columns-pdf');
  await page.goto(`/fix/new?resume=${id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your resume' });
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1, with your own text' })).toBeVisible();
  const result = dialog.getByRole('region', { name: 'Read back' });
  for (const format of ['docx', 'pdf']) {
    await dialog.getByLabel('File format').selectOption(format);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`-Resume\\.${format}$`));
    await expect(result.getByText('Read back: 100% of your fields')).toBeVisible();
  }
  expect(noise).toEqual([]);
});
