import { expect, type Page, test } from '@playwright/test';
import { enter, watch } from './support/steps.ts';

/**
 * A server with Google login configured. server/identity/providers/providers.test.ts tests the provider's side over
 * HTTP.
 */
const setUpGoogle = async (page: Page, address: string): Promise<unknown[]> => {
  const asked: unknown[] = [];
  const facts = (await (await page.request.get('/api/public/facts')).json()) as object;
  await page.route('**/api/public/facts', (route) => route.fulfill({ json: { ...facts, providers: ['google'] } }));
  await page.route('**/api/login/google/start', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { address } });
  });
  return asked;
};

test('provider buttons are disabled with a reason until the operator configures them', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/login');
  for (const name of ['Google', 'LinkedIn']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Google and LinkedIn are not set up on this site.');
  }
  expect(noise).toEqual([]);
});

test('a login with a provider keeps the requested page and the plan, and reports errors', async ({ page }) => {
  const noise = watch(page);
  const asked = await setUpGoogle(page, '/login?redirect=%2Fprofile&problem=email-taken');
  await page.goto('/login?redirect=/profile');
  await expect(page.getByRole('button', { name: 'LinkedIn' })).toBeDisabled();
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByRole('alert').getByText(/already an account here with this email address/)).toBeVisible();
  expect(asked).toEqual([{ redirect: '/profile' }]);
  expect(noise).toEqual([]);
});

test('the pages say who can create an account, and take an invitation', async ({ page }) => {
  const noise = watch(page);
  const facts = (await (await page.request.get('/api/public/facts')).json()) as object;
  const ours = { providers: ['oidc'], openIdName: 'City of Lagos', signUps: 'invited', createsAccounts: [] };
  await page.route('**/api/public/facts', (route) => route.fulfill({ json: { ...facts, ...ours } }));
  // As the server writes it, see server/site/site.test.ts.
  await page.route(/\/(login|register)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html', '<html data-sign-ups="invited"');
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await expect(page.getByText('New accounts here need an invitation.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'City of Lagos' })).toBeEnabled();
  await page.goto('/register');
  await expect(page.getByText('New accounts here need an invitation.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);

  const sent: unknown[] = [];
  await page.route('**/api/register', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 403, json: { code: 'invitation-needed', message: 'Used.', requestId: '1' } });
  });
  await page.goto('/register?token=secret-of-the-link');
  await expect(page).toHaveURL(/\/register$/);
  await page.getByLabel('Username').fill('guest-of-lagos');
  await page.getByLabel('Email').fill('guest@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm password').fill('correct horse 7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('form').getByText('Used.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ invitation: 'secret-of-the-link' })]);
  expect(noise.filter((line) => !line.includes('403'))).toEqual([]);
});

test('a login with a provider continues to the requested page', async ({ page }) => {
  const noise = watch(page);
  await enter(page);
  await page.goto('/login?redirect=%2Fprofile%3Ftab%3Dactivity&arrived=yes');
  await expect(page).toHaveURL(/\/profile\?tab=activity$/);
  await page.goto('/profile?tab=settings&provider=connected');
  await expect(page.getByText('You can log in this way from now on.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  expect(noise).toEqual([]);
});
