import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { enter, golden, watch } from './support/steps.ts';
import { productAddress } from './support/product.ts';

test('B21: a person creates an API token, a program uses it, and revoking it ends that', async ({ page }) => {
  const noise = watch(page);
  const { password } = await enter(page);
  await page.goto('/profile?tab=settings');
  const panel = page.getByRole('region', { name: 'API tokens' });
  await panel.getByRole('button', { name: 'Create a token' }).click();
  await panel.getByLabel('Name', { exact: true }).fill('Build of my resume');
  await panel.getByLabel(/^Read your account/).check();
  await panel.getByLabel('Your password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Create the token' }).click();
  const secret = await panel.getByLabel('Your new token').inputValue();
  expect(secret).toMatch(/^pw_/);
  await panel.getByRole('button', { name: 'I have copied it' }).click();
  await expect(panel.getByText('resumes:check, account:read')).toBeVisible();
  await expect(panel.getByText(secret)).toHaveCount(0);

  const asProgram = (path: string, init: RequestInit = {}) =>
    fetch(`${productAddress}${path}`, { ...init, headers: { authorization: `Bearer ${secret}` } });
  const form = new FormData();
  form.append('resume', new Blob([fs.readFileSync(`${golden('clean-pdf')}/resume.pdf`)]), 'resume.pdf');
  const sent = await asProgram('/api/analyze', { method: 'POST', body: form });
  expect([200, 202]).toContain(sent.status);
  expect((await asProgram('/api/me')).status).toBe(200);
  expect((await asProgram('/api/account/tokens')).status).toBe(403);

  await page.reload();
  await expect(panel.getByText(/last used/)).toBeVisible();
  await panel.getByRole('button', { name: 'Revoke: Build of my resume' }).click();
  await expect(panel.getByText('You have none yet.')).toBeVisible();
  expect((await asProgram('/api/me')).status).toBe(401);

  // Somebody who looks for it finds the page that says how.
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByText('POST /api/analyze', { exact: true })).toBeVisible();
  const openApi = await page.request.get(
    (await page.getByRole('link', { name: 'Open the description' }).getAttribute('href')) ?? '',
  );
  expect(await openApi.json()).toMatchObject({ components: { securitySchemes: { token: { scheme: 'bearer' } } } });
  expect(noise).toEqual([]);
});
