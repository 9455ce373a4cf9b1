import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { enterAsOperator } from '../support/admin-steps.ts';
import { golden, newPerson, watch } from '../support/steps.ts';

test('a message is read and marked as answered', async ({ page }) => {
  const noise = watch(page);
  const { username, email } = newPerson();
  const message = {
    name: username,
    email,
    subject: 'support',
    message: 'Does <img src=x onerror=alert(1)> show as text?',
  };
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true);
  await enterAsOperator(page);
  await page.goto('/admin/inbox');
  await page.getByRole('button', { name: `Details: ${username}` }).click();
  const open = page.getByRole('dialog', { name: username });
  await expect(open.getByText('Does <img src=x onerror=alert(1)> show as text?')).toBeVisible();
  await open.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Answered' });
  await expect(open.getByRole('combobox', { name: 'Status' })).toHaveValue('answered');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Answered');
  expect(noise).toEqual([]);
});

test('an application is read and its resume saved; a pending subscriber is listed', async ({ page }) => {
  const noise = watch(page);
  const { username, email } = newPerson();
  const buffer = fs.readFileSync(path.join(golden('two-columns-pdf'), 'resume.pdf'));
  const sent = await page.request.post('/api/careers/apply', {
    multipart: {
      opening: 'document-engineer',
      name: username,
      email,
      letter: 'I have read resumes by hand for ten years.',
      resume: { name: 'my resume.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(sent.ok()).toBe(true);
  expect((await page.request.post('/api/newsletter', { data: { email } })).ok()).toBe(true);
  await enterAsOperator(page);
  await page.goto('/admin/inbox?tab=applications');
  await page.getByRole('button', { name: `Details: ${username}` }).click();
  const open = page.getByRole('dialog', { name: username });
  await expect(open.getByText('I have read resumes by hand for ten years.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    open.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my resume.pdf');
  expect(fs.readFileSync(await file.path()).equals(buffer)).toBe(true);
  await open.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Waiting for confirmation' });
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Waiting for confirmation');
  expect(noise).toEqual([]);
});
