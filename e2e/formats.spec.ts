import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter, watch } from './support/steps.ts';

const resume = {
  basics: { name: 'Maren Oduya', label: 'Harbor engineer', email: 'maren@example.com', pronouns: 'she/her' },
  work: [{ name: 'Quay Works', position: 'Engineer', startDate: '2020-03', highlights: ['Moved the quay'], team: 7 }],
};

test('a JSON Resume becomes a document to edit, and comes back with every field', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/fix/all');
  await page.getByRole('button', { name: 'Start from a file' }).click();
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await picker.setFiles({
    name: 'maren.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(page).toHaveURL(/\/fix\/(?!new|all)[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Oduya');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Port engineer');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.getByRole('button', { name: 'Download' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'JSON Resume (.json)' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const back: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(back).toMatchObject({ ...resume, basics: { ...resume.basics, label: 'Port engineer' } });

  await dialog.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'PDF' });
  await expect(dialog.getByRole('checkbox', { name: /Include the data/ })).toBeChecked();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const buffer = readFileSync(await pdf.path());
  await page.goto('/fix/all');
  await page.getByRole('button', { name: 'Start from a file' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'maren.pdf', mimeType: 'application/pdf', buffer });
  await expect(page).toHaveURL(/\/fix\/(?!new|all)[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Port engineer');
  expect(noise).toEqual([]);
});

const pageOfResume = `<body style="font: 15px/1.4 Arial; width: 700px; margin: 40px"><h1>Maren Oduya</h1>
<p>Lisbon, Portugal | maren.oduya@example.com</p><h2>Experience</h2>
<p><b>Harbor Engineer</b>, Quay Works, March 2020 - Present</p><ul><li>Moved the quay by four meters</li></ul>
<h2>Education</h2><p>Bachelor of Science, University of Porto, 2016</p></body>`;

/** A PDF that holds only a picture of the page. */
const scanned = async (page: Page): Promise<Buffer> => {
  await page.setContent(pageOfResume);
  const picture = (await page.screenshot()).toString('base64');
  await page.setContent(`<img alt="" style="width: 100%" src="data:image/png;base64,${picture}">`);
  return page.pdf({ format: 'Letter' });
};

test('a scan gets no score, but its text is read and becomes a document to edit', async ({ page, context }) => {
  const noise = watch(page);
  await enter(page);
  const other = await context.newPage();
  const buffer = await scanned(other);
  await other.close();
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByRole('main').getByText('This is a picture of a resume')).toBeVisible();
  await page.getByRole('button', { name: 'Read the text in the picture' }).click();
  const read = page.getByRole('region', { name: 'What the picture says' });
  await expect(read.getByText('maren.oduya@example.com').first()).toBeVisible({ timeout: 20_000 });
  await expect(read.getByText('Read by us, not by hiring software').first()).toBeVisible();
  await read.getByRole('button', { name: 'Put this into the workspace' }).click();
  await expect(page).toHaveURL(/\/fix\/(?!new|all)[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Oduya');
  expect(noise.filter((line) => !line.includes('422'))).toEqual([]);
});
