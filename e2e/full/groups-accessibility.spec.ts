import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from '../support/looks.ts';
import { counselors } from '../support/product.ts';
import { enter, enterLongNames, golden } from '../support/steps.ts';

const names = [
  'clean-docx',
  'contact-in-header-docx',
  'tables-docx',
  'no-contact-docx',
  'cover-letter-docx',
  'clean-docx',
];

/** A group of five resumes, the fewest that figures are shown for, one with a very long name, and a letter that is refused. */
const fill = async (page: Page): Promise<string> => {
  const made = await page.request.post('/api/groups', { data: { name: 'w'.repeat(120), hasPermission: true } });
  const { id } = (await made.json()) as { id: string };
  for (const [at, name] of names.entries()) {
    const buffer = fs.readFileSync(path.join(golden(name), 'resume.docx'));
    const resume = { name: `${at === 5 ? 'w'.repeat(200) : name}.docx`, mimeType: 'application/octet-stream', buffer };
    expect((await page.request.post(`/api/groups/${id}/resumes`, { multipart: { resume } })).status()).toBe(200);
  }
  return id;
};

for (const look of looks)
  test(`pages of groups and invitations have no axe violations, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    // Axe is slow on long tables.
    test.slow();
    const page = await openIn(browser, look);
    await enter(page);
    await page.goto('/groups');
    await expect(page.getByText('Groups are part of Premium')).toBeVisible();
    await expectNoFaults(page, 'the page for the Free plan');
    await page.context().clearCookies();
    await enter(page, counselors[1]);
    const id = await fill(page);
    await page.goto('/groups');
    await expect(page.getByRole('link', { name: /^w+$/ }).first()).toBeVisible();
    await expectNoFaults(page, 'the list');
    await page.goto(`/groups/${id}`);
    await expect(page.getByRole('row').filter({ hasText: '%' })).toHaveCount(names.length - 1, { timeout: 60_000 });
    await expectNoFaults(page, 'the group');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link for candidates').inputValue();
    await expectNoFaults(page, 'the link');
    await page.getByRole('button', { name: 'Delete the group' }).click();
    await expectNoFaults(page, 'the dialog', 'dialog, [role=dialog]');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expectNoFaults(page, 'the invitation of a visitor');
    await enterLongNames(page);
    await page.goto(link);
    await page.getByLabel('Your resume').selectOption({ index: 1 });
    await page.getByLabel('The name to be listed under').fill('w'.repeat(80));
    await page.getByRole('checkbox', { name: /I agree that/ }).check();
    await expectNoFaults(page, 'the invitation of a candidate');
    await page.getByRole('button', { name: 'Show my resume' }).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expectNoFaults(page, 'what a candidate shows');
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('button', { name: /^Withdraw: / })).toBeVisible();
    await expectNoFaults(page, 'the settings of a candidate');
    await page.goto('/join/no-such-link');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.context().close();
  });
