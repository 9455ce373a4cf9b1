import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFaults } from './support/looks.ts';
import { enter, watch } from './support/steps.ts';

test('two-step login is set up with an app and required at login, and a recovery code replaces the app', async ({
  page,
}) => {
  const noise = watch(page);
  const person = await enter(page);
  await page.goto('/profile?tab=settings');
  const panel = page.getByRole('region', { name: 'Two-step login' });
  await panel.getByRole('button', { name: 'Set it up' }).click();
  await panel.getByLabel('Your password', { exact: true }).fill(person.password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await panel.getByText(/^[A-Z2-7 ]{30,}$/).textContent()) ?? '').replaceAll(' ', '');
  await expectNoFaults(page, 'the picture for the app');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await panel.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await panel.getByRole('button', { name: 'Turn it on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoFaults(page, 'the recovery codes');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await panel.getByRole('button', { name: 'I have saved my codes' }).click();
  await expect(panel.getByText('Recovery codes left: 10')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?redirect=/profile?tab=settings');
  await page.getByRole('textbox', { name: /Username/ }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectNoFaults(page, 'x');
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(panel.getByText('Recovery codes left: 9')).toBeVisible();

  await panel.getByRole('button', { name: 'Turn it off' }).click();
  await panel.getByLabel('Your password', { exact: true }).fill(person.password);
  await panel.getByRole('button', { name: 'Turn it off' }).click();
  await expect(panel.getByRole('button', { name: 'Set it up' })).toBeVisible();
  expect(noise).toEqual([]);
});

test('the login link in the security email is explained and leaves the address bar', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/login?token=abcdefghijklmnopqrstuvwxyz');
  await expect(page.getByText('Thank you, your email is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(noise).toEqual([]);
});
