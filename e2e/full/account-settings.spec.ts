import { expect, test } from '@playwright/test';
import { analyze, enter, mailedLink, watch } from '../support/steps.ts';

const newPassword = 'another quiet long password';

test('account settings are kept', async ({ page, browser }) => {
  const noise = watch(page);
  const person = await enter(page);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post('/api/login', { data: person });

  await page.goto('/profile?tab=settings');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Amara Reyes');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.getByRole('switch', { name: 'Marketing emails' }).click();
  await expect(page.getByRole('switch', { name: 'Marketing emails' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Amara Reyes');
  await expect(page.getByRole('switch', { name: 'Marketing emails' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Product updates' })).toBeChecked();

  await expect(page.getByText('This one', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('All other sessions have ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
  expect((await elsewhere.request.get('/api/me')).status()).toBe(401);

  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  const answer = await elsewhere.request.post('/api/login', { data: { ...person, password: newPassword } });
  expect(answer.ok()).toBe(true);
  await elsewhere.close();
  expect(noise).toEqual([]);
});

test('a new email address applies once it is verified', async ({ page }) => {
  const person = await enter(page);
  const email = `new-${person.email}`;
  await page.goto('/profile?tab=settings');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page
    .getByRole('textbox', { name: 'Current password' })
    .or(page.getByLabel('Current password'))
    .first()
    .fill(person.password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('To confirm your new address')).toBeVisible();
  await page.goto(await mailedLink(page, email, '/verify-email'));
  await expect(page.getByText(`${email} is confirmed. Thank you.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('a resume is opened, kept, deleted and restored', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/profile');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await analyze(page, 'clean-pdf');
  await page.reload();
  await expect(page.getByText(/Will be deleted on/)).toBeVisible();
  await page.getByRole('switch', { name: /Keep until I delete it/ }).click();
  await expect(page.getByText('Kept until you delete it')).toBeVisible();
  await page.getByRole('switch', { name: /Keep until I delete it/ }).click();
  await expect(page.getByText(/Will be deleted on/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete: resume.pdf' }).click();
  await expect(page.getByText('Resume deleted')).toBeVisible();
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Resumes' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Open report ?: resume\.pdf/ }).click();
  const report = await opened;
  await expect(report.getByRole('heading', { name: /^Resume Analysis Report/ })).toBeVisible();
  await report.close();

  await page.goto('/profile?tab=activity');
  await expect(page.getByRole('tabpanel', { name: 'Activity' }).getByText('Resume Analyzed')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Activity' }).getByText('Account Created')).toBeVisible();
  expect(noise).toEqual([]);
});

test('a logged-in user is offered no second account, but a link to continue', async ({ page }) => {
  const { username } = await enter(page);
  await page.goto('/auth-landing');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Check a resume' })).toHaveAttribute('href', '/#resume-upload');
  await expect(main.getByRole('link', { name: /account$/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Start with Premium/ })).toHaveAttribute('href', '/pricing');
  await page.goto('/login?redirect=templates');
  await expect(main.getByText(`You are logged in as ${username}.`)).toBeVisible();
  await main.getByRole('link', { name: 'Continue without logging in again' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await page.goto('/register');
  await expect(main.getByText(`You are logged in as ${username}.`)).toBeVisible();
});

test('a failed logout from the profile shows an error, and the next one works', async ({ page }) => {
  await enter(page);
  await page.goto('/profile');
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await page.route('**/api/logout', (route) => route.abort());
  await logout.click();
  await expect(page.getByText('Failed to log out. Please try again.')).toBeVisible();
  await page.unroute('**/api/logout');
  await logout.click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});
