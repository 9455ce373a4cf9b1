import { expect, test, type Page } from '@playwright/test';
import { withResumes } from './support/resume-steps.ts';
import { analyze, enter, watch } from './support/steps.ts';

const job = 'Registered Nurse. We require an active RN license, BLS and ACLS. Nice to have: Spanish.';

const cards = (page: Page) => page.getByRole('button', { name: /^Open report/ });

test('resumes are searched, sorted and renamed, and the activity lists the changes', async ({ page }) => {
  const noise = watch(page);
  await withResumes(page);
  await page.goto('/profile');
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Rename: resume.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this resume' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For hospitals');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('link', { name: 'For hospitals', exact: true }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search your resumes' }).fill('HOSPITAL');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search your resumes' }).fill('teacher');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(page).toHaveURL(/sort=name/);
  await expect(cards(page).first()).toHaveAccessibleName(/^Open report ?: For hospitals, Registered Nurse/);

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('For hospitals · You renamed a resume.')).toBeVisible();
  expect(noise).toEqual([]);
});

test('score history is a chart that works with arrow keys, and a table', async ({ page }) => {
  const noise = watch(page);
  await withResumes(page);
  await page.goto('/profile');
  const history = page.getByRole('region', { name: 'Your scores over time' });
  await expect(history.locator('.recharts-line-dots circle')).toHaveCount(2);
  await history.locator('svg.recharts-surface').focus();
  await page.keyboard.press('ArrowRight');
  await expect(history.getByText(/^\d+% · /)).toBeVisible();
  await history.getByText('View as a table').click();
  await expect(history.getByRole('row')).toHaveCount(3);
  await history.getByRole('combobox', { name: 'Score' }).selectOption('Job match');
  await expect(history.locator('.recharts-line-dots circle')).toHaveCount(2);
  expect(noise).toEqual([]);
});

test('a typed name survives an expired session', async ({ page }) => {
  const { person } = await withResumes(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Rename: resume.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this resume' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For hospitals');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please sign in to continue.');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('For hospitals');
  // Logged in again in another tab, the same button works.
  await page.request.post('/api/login', { data: person });
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('link', { name: 'For hospitals', exact: true }).first()).toBeVisible();
});

test('the dashboard links to the first upload, then to the next fix and to all resumes', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/dashboard');
  const resumes = page.getByRole('region', { name: 'Your resumes' });
  await expect(resumes.getByRole('link', { name: 'Check a resume' })).toBeVisible();
  const id = await analyze(page, 'two-columns-pdf', job);
  await page.reload();
  await resumes.getByRole('link', { name: /^What to fix next/ }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${id}\\?tab=recommendations`));
  await page.goto('/profile');
  await expect(page.getByText("You have used today's free scan.")).toBeVisible();
  expect(noise).toEqual([]);
});
