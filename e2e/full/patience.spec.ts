import { expect, test, type Route } from '@playwright/test';
import { analyze, becomePremium, enter, golden } from '../support/steps.ts';

// Retries wait for seconds, on purpose.
test('failing plans are requested four times, then the built-in ones are shown with a notice', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/subscription-plans', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } });
  });
  await page.goto('/pricing?billing=annual');
  await expect(page.getByText('Loading the price…').first()).toBeVisible();
  await expect(page.getByText('Error loading plans')).toBeVisible();
  await expect(page.getByText('There was an issue fetching subscription plans. Using default plans.')).toBeVisible();
  await expect(page.getByText('Failed to load subscription plans. Please try again later.')).toBeVisible();
  await expect(page.getByText('$11.99')).toBeVisible();
  expect(asked).toBe(4);
});

test('the dialogs of a stored resume retry a busy server, too, and Cancel stops the retries', async ({ page }) => {
  await enter(page);
  await becomePremium(page);
  const id = await analyze(page, 'two-columns-pdf');
  const keys: (string | undefined)[] = [];
  const busyFor = (times: number) => async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const busy = { code: 'busy', message: 'We are busy right now.', retryAfterSeconds: keys.length === 1 ? 1 : 20 };
    if (keys.length <= times) await route.fulfill({ status: 503, json: busy });
    else await route.continue();
  };
  await page.route('**/another-job', busyFor(2));
  await page.goto(`/results/${id}`);
  const next = page.getByRole('region', { name: 'Continue with this resume' });
  await next.getByRole('button', { name: 'Check it against a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check this resume against a job' });
  await dialog.getByRole('textbox', { name: 'Job description' }).fill('Charge Nurse. We require BLS.');
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByText('We are busy. Trying again in 1 s')).toBeVisible();
  await expect(dialog.getByText('We are busy. Trying again in 20 s')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  // The input is still there, the idempotency key is the same, and the server is no longer busy.
  await next.getByRole('button', { name: 'Check it against a job' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(page).toHaveURL(/tab=jobmatch/);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);

  keys.length = 0;
  await page.route('**/versions', (route) =>
    route.request().method() === 'POST' ? busyFor(1)(route) : route.continue(),
  );
  await page.getByRole('button', { name: 'Upload New Version' }).click();
  const versions = page.getByRole('dialog', { name: 'Check another version of this resume' });
  await versions.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-docx')}/resume.docx`);
  await versions.getByRole('button', { name: 'Analyze and compare' }).click();
  await expect(versions.getByText('We are busy. Trying again in 1 s')).toBeVisible();
  await expect(page).toHaveURL(/\/compare\//);
  expect(new Set(keys).size).toBe(1);
});

test('a busy server is retried automatically with the same idempotency key, and the result opens', async ({ page }) => {
  await enter(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/analyze', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const busy = { code: 'busy', message: 'We are busy right now.', retryAfterSeconds: 1 };
    if (keys.length === 1) await route.fulfill({ status: 503, json: busy });
    else if (keys.length === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText('We are busy. Trying again in 1 s').first()).toBeVisible();
  await expect(page.getByText('Connection lost. Trying again in 5 s').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible({ timeout: 30_000 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});
