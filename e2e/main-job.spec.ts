import { expect, type Page, test } from '@playwright/test';
import { enter, golden, logIn, newPerson, register, watch } from './support/steps.ts';

const jobText = `Senior Financial Analyst

What we require
- 5+ years of experience in financial planning
- Strong Excel and SQL skills
- Experience with Power BI or Tableau
- Bachelor's degree in accounting or finance

Nice to have
- SAP
- CPA

What we offer
Dental insurance and a 401(k).`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a visitor drops a PDF, registers, logs in, finds the file still there and reads the report', async ({ page }) => {
  const noise = watch(page);
  const person = newPerson();
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText('Login Required').first()).toBeVisible();
  await page
    .getByRole('button', { name: 'Log In' })
    .or(page.getByRole('link', { name: 'Log In' }))
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Login Required')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up|register|create/i })
    .click();
  await register(page, person);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(person.username);
  await logIn(page, person);

  // ANALYZE was pressed before.
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/results\/[\w-]+/);
  await expect(page.getByText('Maren Oduya').first()).toBeVisible();

  for (const name of ['Keywords', 'Format Analysis', 'Recommendations', 'Overview']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tab(page, 'Job Match')).toHaveCount(0);

  await tab(page, 'Keywords').click();
  await expect(page).toHaveURL(/tab=keywords/);
  await page.reload();
  await expect(tab(page, 'Keywords')).toHaveAttribute('aria-selected', 'true');

  await page
    .getByRole('button', { name: /Upload New Version/ })
    .or(page.getByRole('link', { name: /Upload New Version/ }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Check another version of this resume' });
  await dialog.getByRole('button', { name: 'Analyze and compare' }).click();
  await expect(dialog.getByText('Please choose a file.')).toBeVisible();
  expect(noise).toEqual([]);
});

test('a DOCX with a job description gets a job match', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('clean-docx')}/resume.docx`);
  await page.getByRole('textbox', { name: /job description/i }).fill(jobText);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible({ timeout: 30_000 });
  await tab(page, 'Job Match').click();
  const match = page.getByRole('tabpanel', { name: 'Job Match' });
  await expect(match.getByText('Power BI').first()).toBeVisible();
  await expect(match.getByText('Found').first()).toBeVisible();
  await match.getByText('The job description', { exact: true }).click();
  await expect(match.getByText('Dental insurance and a 401(k).')).toBeVisible();
  expect(noise).toEqual([]);
});

test('an unreadable file shows an error and a next step, and keeps the form', async ({ page }) => {
  await enter(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(`${golden('scan-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText(/This is a picture of a resume/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'ANALYZE' })).toBeVisible();
});

test("another user's result is not found", async ({ browser }) => {
  const [owner, other] = [await browser.newContext(), await browser.newContext()];
  const [ownerPage, otherPage] = [await owner.newPage(), await other.newPage()];
  for (const page of [ownerPage, otherPage]) await enter(page);
  await ownerPage.goto('/');
  await ownerPage.locator('input[type=file]').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await ownerPage.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(ownerPage).toHaveURL(/\/results\//, { timeout: 30_000 });
  await otherPage.goto(ownerPage.url());
  await expect(otherPage.getByRole('heading', { name: 'We could not find this report' })).toBeVisible();
  await expect(otherPage.getByText('Maren Oduya')).toHaveCount(0);
  await owner.close();
  await other.close();
});

test('an unknown path is a 404 with useful links', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
