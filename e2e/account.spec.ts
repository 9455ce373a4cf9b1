import { expect, type Page, test } from '@playwright/test';
import { analyze, enter, logIn, mailedLink, newPerson, register, watch } from './support/steps.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const newPassword = 'another quiet long password';

test('a signed-out visitor returns to the profile after the login', async ({ page }) => {
  const noise = watch(page);
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  await expect(page.getByText(/Member since \w+ 20\d\d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin dashboard' })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto('/profile?tab=settings');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
  expect(noise).toEqual([]);
});

test('an email address is verified by the link in the email', async ({ page }) => {
  const noise = watch(page);
  const person = await enter(page);
  await page.goto('/profile');
  await expect(page.getByText('Please confirm your email address.')).toBeVisible();
  await page.goto(await mailedLink(page, person.email, '/verify-email'));
  await expect(page.getByText(`${person.email} is confirmed. Thank you.`)).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toHaveCount(0);
  expect(noise).toEqual([]);
});

test('a forgotten password is reset by a link that works once', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const link = await mailedLink(page, person.email, '/reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { ...person, password: newPassword });

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('a user exports their data and deletes the account', async ({ page }) => {
  const person = await enter(page);
  await analyze(page, 'clean-pdf');
  await page.goto('/profile?tab=settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  // As if ten minutes had passed: the remaining steps use the real server.
  await page.route('**/api/account/confirmation', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { until: null } }) : route.fallback(),
  );
  await page.getByRole('link', { name: 'Export my data' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Download' }).click();
  await expect(proof.getByText('Your current password is not correct.')).toHaveCount(1);
  const again = page.waitForEvent('download');
  await proof.getByLabel('Your password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Download' }).click();
  expect((await again).suggestedFilename()).toMatch(/\.zip$/);
  await expect(proof).toBeHidden();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText(/password is (?:not|wrong)/)).toHaveText('Your current password is not correct.');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect((await page.request.post('/api/login', { data: person })).status()).toBe(401);
});
