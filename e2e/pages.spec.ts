import { expect, test } from '@playwright/test';
import { footOf } from './support/first-screen.ts';
import { expectHydrated, golden, newPerson, watch } from './support/steps.ts';

test('a visitor finds an answer in the help center and can share a link to it', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/help');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('MONEY BACK');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(page).toHaveURL(/\?q=MONEY\+BACK/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Account (1)');
  await page.getByRole('heading', { name: 'Can I get my money back?' }).click();
  await expect(page.getByText('Yes, within 14 days of a payment, once per account.')).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No matching questions found. Try adjusting your search.')).toBeVisible();

  await page.getByRole('searchbox').fill('This file cannot be read. Reference: 4f1a');
  await expect(page.getByText('1 message found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The file is empty, blank or damaged' })).toBeVisible();
  await expect(page.getByText('Open the file on your own computer first.')).toBeVisible();

  await page.goto('/help#message-virus');
  await expect(page.getByText('Do not send this file to anyone.')).toBeInViewport();

  await page.goto('/help#how-scores-are-computed');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Analysis');
  await expect(page.getByText('Each score is the weighted mean of its checks').first()).toBeInViewport();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page).toHaveURL(/tab=account/);
  expect(noise).toEqual([]);
});

test('a contact message is sent, and the input is kept if it fails', async ({ page }) => {
  const noise = watch(page);
  const { email } = newPerson();
  await page.goto('/contact?subject=feedback');
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('feedback');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Quill');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('The table of weights is good reading.');

  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The table of weights is good reading.');
  await page.unroute('**/api/contact');
  await send.click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText(`on its way to ${email}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(noise.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('a visitor applies for an opening with their resume', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/careers');
  await expect(page.getByRole('tab')).toHaveText([
    'All Departments',
    'Engineering',
    'AI Research',
    'Product',
    'Marketing',
  ]);
  await page.getByRole('tab', { name: 'Engineering' }).click();
  await expect(page).toHaveURL(/department=engineering/);
  await page
    .getByRole('tabpanel', { name: 'Engineering' })
    .getByRole('button', { name: 'Apply for Document Engineer' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Document Engineer' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Quill');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
  await dialog.getByRole('textbox', { name: /Why you/ }).fill('I take files apart for fun.');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('Please choose your resume').first()).toBeVisible();
  await dialog.getByLabel(/Resume/).setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Application sent')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(noise).toEqual([]);
});

test('a visitor reads the whole sample report without an account or a request for one', async ({ page }) => {
  const noise = watch(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analysis')) calls.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Look at a sample report first' }).click();
  await expect(page.getByText('This is a sample.')).toBeVisible();
  for (const screen of [
    { width: 375, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(screen);
    const fix = await page.getByRole('button', { name: 'Fix this now' }).boundingBox();
    expect((fix?.y ?? Infinity) + (fix?.height ?? 0)).toBeLessThanOrEqual(await footOf(page));
  }
  for (const name of ['Keywords', 'Format Analysis', 'Recommendations', 'Job Match', 'Overview']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByText('Teodor Lindqvist-Hale').first()).toBeVisible();
  expect(calls).toEqual([]);
  expect(noise).toEqual([]);
});

test('the security page describes this server', async ({ page }) => {
  await page.goto('/security');
  await expect(page.getByText('This server uses plain HTTP')).toBeVisible();
  await expect(page.getByText(/the same folder as the data/)).toBeVisible();
});

for (const { path, fold, text } of [
  { path: '/features', fold: 'Overall ATS Compatibility', text: 'Your text is in columns' },
  { path: '/help', fold: 'Can I get my money back?', text: 'Yes, within 14 days of a payment, once per account.' },
  { path: '/careers', fold: null, text: 'You write the articles' },
  { path: '/about', fold: null, text: 'Meet Our Team' },
  { path: '/contact', fold: null, text: 'A person reads every message.' },
  { path: '/sample-report', fold: null, text: 'Put everything in one column' },
  { path: '/security', fold: null, text: 'This server uses plain HTTP' },
  { path: '/subprocessors', fold: null, text: 'Not set up on this server' },
])
  test(`${path} can be read without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    if (fold !== null) await page.locator('summary').filter({ hasText: fold }).first().click();
    await expect(page.getByText(text).first()).toBeVisible();
    await context.close();
  });

// `e2e/full/pages.spec.ts` opens every page.
test('a page hydrates without errors, including an address unknown at build time', async ({ page }) => {
  await expectHydrated(page, ['/', '/nope', '/pricing?billing=annual']);
});
