import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from './looks.ts';
import { analyze, becomePremium, enter, golden, logIn, newPerson, type Person, watch } from './steps.ts';

// The admin that e2e/serve.ts sets up.
const chief = { username: 'admin', email: 'chief@example.com', password: 'the password of the chief' };

const enterAsChief = async (page: Page): Promise<void> => {
  await page.request.post('/api/login', { data: chief });
};

/** Somebody with an account, who is not here. */
const someone = async (page: Page): Promise<Person & { id: string }> => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  const { id } = await idOf(page, person);
  return { ...person, id };
};

const idOf = async (page: Page, { username }: Person): Promise<{ id: string }> => {
  const answer = await page.request.get(`/api/admin/users?search=${username}`);
  const { users } = (await answer.json()) as { users: { id: string }[] };
  return users[0] ?? { id: '' };
};

/** Status of every answer that only operators should get. */
const adminAnswers = (page: Page): number[] => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/admin/')) answers.push(response.status());
  });
  return answers;
};

const row = (page: Page, { username }: Person) => page.getByRole('row', { name: new RegExp(username) });
const editor = (page: Page, { username }: Person) => page.getByRole('dialog', { name: username, exact: true });

const confirm = async (page: Page, button: string, person?: Person): Promise<void> => {
  const form = page.getByRole('form', { name: button });
  if (person !== undefined) await form.getByRole('textbox', { name: /to confirm/ }).fill(person.username);
  const password = form.getByLabel('Your password', { exact: true });
  if (await password.isVisible()) await password.fill(chief.password);
  await form.getByRole('button', { name: button }).click();
};

test.describe('the operators area is closed', () => {
  test('A14: to a visitor whose browser says that an admin is here', async ({ page }) => {
    const answers = adminAnswers(page);
    await page.addInitScript(() =>
      localStorage.setItem(
        'user',
        JSON.stringify({ id: '1', username: 'forged', role: 'admin', subscriptionStatus: 'active' }),
      ),
    );
    for (const address of ['/admin/dashboard?tab=users', '/admin/inbox']) {
      await page.goto(address);
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: address }).toString()}`);
    }
    expect(answers).toEqual([]);
  });

  test('A14: to a person whose browser says the same', async ({ page }) => {
    const noise = watch(page);
    const answers = adminAnswers(page);
    const person = await enter(page);
    await page.addInitScript(
      (username) =>
        localStorage.setItem(
          'user',
          JSON.stringify({ id: '1', username, role: 'admin', subscriptionStatus: 'active' }),
        ),
      person.username,
    );
    for (const address of ['/admin/dashboard', '/admin/inbox']) {
      await page.goto(address);
      await expect(page.getByRole('alert').getByText('Access Denied')).toBeVisible();
      await expect(page.getByText('You do not have permission to access the admin dashboard.')).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    expect(answers).toEqual([]);
    expect(noise).toEqual([]);
  });
});

test('an operator finds the way in, and sees how the product is doing', async ({ page }) => {
  const noise = watch(page);
  await page.goto('/login?redirect=/profile');
  await logIn(page, chief);
  await page.getByRole('link', { name: 'Admin dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage your site, users and view analytics')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Users', 'System Logs', 'User Activity', 'Transactions']);
  for (const card of [
    'Total Users',
    'Conversion Rate',
    'Monthly Revenue',
    'Total Resumes',
    'Average ATS Score',
    'Recent Activity',
  ])
    await expect(page.getByRole('region', { name: card })).toBeVisible();

  const users = page.getByRole('region', { name: 'Total Users' });
  const what = users.getByRole('button', { name: 'What this counts: Total Users' });
  await what.focus();
  await expect(users.getByRole('tooltip')).toContainText('Accounts that signed in within the last 30 days.');
  await page.keyboard.press('Escape');
  await expect(users.getByRole('tooltip')).toBeHidden();
  await what.hover();
  await expect(users.getByRole('tooltip')).toBeVisible();
  await page.mouse.move(0, 0);

  const accounts = page.getByRole('region', { name: 'Accounts', exact: true }).first();
  await expect(accounts.locator('svg.recharts-surface')).toBeVisible();
  await accounts.getByText('As a table').click();
  await expect(accounts.getByRole('row')).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Last 90 days' });
  await expect(page).toHaveURL(/days=90/);
  await expect(accounts.getByRole('row')).toHaveCount(91);

  await page.getByRole('button', { name: 'View all activity' }).click();
  await expect(page).toHaveURL('/admin/dashboard?tab=activity');
  await expect(page.getByRole('tab', { name: 'User Activity' })).toHaveAttribute('aria-selected', 'true');
  expect(noise).toEqual([]);
});

test('nine places wait on the overview and five in a table, and nothing moves when they fill', async ({ page }) => {
  await enterAsChief(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/admin/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/dashboard');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.locator('[data-skeleton]')).toHaveCount(9);
  const before = await page.getByRole('heading', { name: 'Over time' }).boundingBox();
  await page.goto('/admin/dashboard?tab=transactions');
  await expect(page.getByRole('tabpanel', { name: 'Transactions' }).locator('[data-skeleton]')).toHaveCount(5);
  await page.goto('/admin/dashboard');
  await expect(overview.locator('[data-skeleton]')).toHaveCount(9);
  letGo();
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
  await expect(overview.locator('[data-skeleton]')).toHaveCount(0);
  expect(await page.getByRole('heading', { name: 'Over time' }).boundingBox()).toEqual(before);
});

test('one set that fails says so in its place and can be tried again; all that fail say so at once', async ({
  page,
}) => {
  await enterAsChief(page);
  await page.route('**/api/admin/logs?*', (route) => route.abort());
  await page.goto('/admin/dashboard?tab=logs');
  const logs = page.getByRole('region', { name: 'System Logs' });
  await expect(logs.getByText('Could not load logs.')).toBeVisible();
  await expect(page.getByText('Failed to load admin dashboard data. Please try again.')).toBeHidden();
  await page.unroute('**/api/admin/logs?*');
  await logs.getByRole('button', { name: 'Retry' }).click();
  await expect(logs.getByRole('table')).toBeVisible();

  await page.route('**/api/admin/**', (route) => route.abort());
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Failed to load admin dashboard data. Please try again.')).toBeVisible();
});

test('people are searched, filtered, sorted and paged, all of it in the address bar, and saved as a file', async ({
  page,
}) => {
  const noise = watch(page);
  await enterAsChief(page);
  const person = await someone(page);
  await page.goto('/admin/dashboard?tab=users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Users' });
  await panel.getByRole('searchbox').fill(person.username);
  await expect(page).toHaveURL(new RegExp(`search=${person.username}`));
  await expect(panel.getByRole('row')).toHaveCount(2);
  await expect(row(page, person)).toContainText('Free');
  await expect(row(page, person)).toContainText('Never');

  await panel.getByRole('combobox', { name: 'Role' }).selectOption('admin');
  await expect(panel.getByText('No users found')).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('row')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(/order=asc/);
  await expect(panel.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(panel.getByRole('searchbox')).toHaveValue(person.username);
  await expect(panel.getByRole('row')).toHaveCount(2);

  const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/-users-.*\.csv$/);

  await page.goto('/admin/dashboard?tab=users&page=3&size=7&sort=nothing');
  await expect(panel.getByRole('table')).toBeVisible();
  expect(noise).toEqual([]);
});

// One after the other, in one worker: while somebody else is an admin, the last one can be demoted, and then is.
test.describe('who is an admin', () => {
  test.describe.configure({ mode: 'default' });

  test('A9: to somebody who was an admin a moment ago, with the area open', async ({ page, browser }) => {
    await enterAsChief(page);
    const person = await someone(page);
    await page.request.post('/api/admin/confirm-password', { data: { password: chief.password } });
    await page.request.put(`/api/admin/users/${person.id}/role`, { data: { role: 'admin' } });

    const other = await (await browser.newContext()).newPage();
    await other.goto('/login?redirect=/admin/dashboard');
    await logIn(other, person);
    await expect(other.getByRole('region', { name: 'Total Users' })).toBeVisible();
    // On the tab before, so that the next question to the server is the filter's and no other.
    await other.getByRole('tab', { name: 'Users' }).click();
    await expect(other.getByRole('button', { name: 'User', exact: true })).toBeVisible();
    await expect(other.getByRole('table')).toContainText(person.username);
    await page.request.put(`/api/admin/users/${person.id}/role`, { data: { role: 'user' } });
    await other.getByRole('button', { name: 'User', exact: true }).click();
    await expect(other.getByRole('alert').getByText('Access Denied')).toBeVisible();
    await expect(other).toHaveURL('/');
    await other.context().close();
  });

  test('a person is made admin, demoted, suspended and signed out, each after the password and the name', async ({
    page,
    browser,
  }) => {
    test.slow();
    await enterAsChief(page);
    const person = await someone(page);
    await page.goto(`/admin/dashboard?tab=users&search=${person.username}`);
    await row(page, person).getByRole('button', { name: 'Make Admin' }).click();
    const form = page.getByRole('form', { name: 'Make Admin' });
    await form.getByRole('textbox', { name: /to confirm/ }).fill('somebody else');
    await form.getByLabel('Your password', { exact: true }).fill('a wrong one');
    await form.getByRole('button', { name: 'Make Admin' }).click();
    await expect(form.getByText('This is not the username of this account')).toBeVisible();
    await form.getByRole('textbox', { name: /to confirm/ }).fill(person.username);
    await form.getByRole('button', { name: 'Make Admin' }).click();
    await expect(form.getByRole('alert').getByText('Your current password is not right.')).toBeVisible();
    await confirm(page, 'Make Admin', person);
    await expect(page.getByText('Role Updated')).toBeVisible();
    await expect(page.getByText(`${person.username} is now an admin.`)).toBeVisible();
    await expect(row(page, person)).toContainText('Admin');
    await expect(row(page, person).getByRole('button', { name: 'Make Admin' })).toBeHidden();

    const edit = async (button: string): Promise<void> => {
      await row(page, person).getByRole('button', { name: 'Edit' }).click();
      await editor(page, person).getByRole('button', { name: button }).click();
    };
    await edit('Remove admin role');
    await confirm(page, 'Remove admin role', person);
    await expect(page.getByText(`${person.username} is no longer an admin.`)).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto('/login');
    await logIn(other, person);
    await edit('Sign out everywhere');
    await confirm(page, 'Sign out everywhere');
    await expect(page.getByText(`All sessions of ${person.username} have ended.`)).toBeVisible();
    expect((await other.request.get('/api/me')).status()).toBe(401);

    await edit('Suspend');
    await confirm(page, 'Suspend', person);
    await expect(row(page, person)).toContainText('Suspended');
    expect((await other.request.post('/api/login', { data: person })).status()).toBe(403);
    await edit('Mark as verified');
    await confirm(page, 'Mark as verified');
    await expect(page.getByText('Email verified', { exact: true })).toBeVisible();
    await edit('End suspension');
    await confirm(page, 'End suspension');
    await expect(page.getByText(`${person.username} can log in again.`)).toBeVisible();
    await other.context().close();

    await page.goto(`/admin/dashboard?tab=logs&level=security&search=${person.id}`);
    const logs = page.getByRole('tabpanel', { name: 'System Logs' });
    for (const line of ['made an admin', 'no longer an admin', 'account suspended', 'email marked as verified'])
      await expect(logs.getByText(line, { exact: true })).toBeVisible();
  });

  test('the last admin cannot be demoted, and the page says why', async ({ page }) => {
    await enterAsChief(page);
    await page.goto('/admin/dashboard?tab=users&role=admin');
    await expect(page.getByRole('row')).toHaveCount(2);
    await row(page, chief).getByRole('button', { name: 'Edit' }).click();
    await expect(editor(page, chief).getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await editor(page, chief).getByRole('button', { name: 'Remove admin role' }).click();
    await confirm(page, 'Remove admin role', chief);
    await expect(page.getByText('You are the only admin. Please make somebody else an admin first.')).toBeVisible();
  });
});

test('the live log shows what happens while one looks on', async ({ page }) => {
  await enterAsChief(page);
  const person = await someone(page);
  await page.goto(`/admin/dashboard?tab=logs&search=${person.id}`);
  const panel = page.getByRole('tabpanel', { name: 'System Logs' });
  await expect(panel.getByText('No system logs found').or(panel.getByRole('table'))).toBeVisible();
  await panel.getByRole('switch', { name: 'Live' }).check();
  await page.request.post('/api/admin/confirm-password', { data: { password: chief.password } });
  await page.request.put(`/api/admin/users/${person.id}/email-verified`, { data: { verified: true } });
  await expect(panel.getByText('email marked as verified')).toBeVisible();
  await panel.getByRole('switch', { name: 'Live' }).uncheck();
  await expect(panel.getByText('email marked as verified')).toBeVisible();
  await panel.getByRole('button', { name: 'Details: email marked as verified' }).click();
  await expect(page.getByRole('dialog').getByText('email-verified-by-admin')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what people did stands there without the names of their files', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const person = await enter(other);
  await analyze(other, 'two-columns-pdf');
  await other.context().close();
  await enterAsChief(page);
  await page.goto(`/admin/dashboard?tab=activity&search=${person.username}`);
  const panel = page.getByRole('tabpanel', { name: 'User Activity' });
  await expect(panel.getByText(/resume analysis with score \d+%/)).toBeVisible();
  await expect(panel).not.toContainText('resume.pdf');
});

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
  await enterAsChief(page);
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

test('a payment stands among the transactions, and who paid is Premium', async ({ page, browser }) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  const person = await enter(other);
  await becomePremium(other);
  await other.context().close();
  await enterAsChief(page);
  await page.goto(`/admin/dashboard?tab=transactions&search=${person.username}`);
  await expect(page.getByRole('heading', { name: 'Payment Transactions' })).toBeVisible();
  await expect(row(page, person)).toContainText('$14.99');
  await expect(row(page, person)).toContainText('succeeded');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await expect(page.getByText('No transactions found')).toBeVisible();
  await page.goto(`/admin/dashboard?tab=users&plan=premium&search=${person.username}`);
  await expect(row(page, person)).toContainText('Premium');
});

test('an application is read and its resume saved; a subscriber stands in the list, waiting for the click', async ({
  page,
}) => {
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
  await enterAsChief(page);
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
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Waiting for the click' });
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Waiting for the click');
  expect(noise).toEqual([]);
});

test('on a phone, where columns are missing, the order is chosen in a field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await enterAsChief(page);
  await page.goto('/admin/dashboard?tab=users&search=chief');
  const panel = page.getByRole('tabpanel', { name: 'Users' });
  await expect(panel.getByRole('combobox', { name: 'Sorted by' })).toHaveValue('joined desc');
  await panel.getByRole('combobox', { name: 'Sorted by' }).selectOption('Last Login, ascending');
  await expect(page).toHaveURL(/sort=lastLogin/);
  await expect(page).toHaveURL(/order=asc/);
});

test('everything works by keyboard: tabs, sorting, the editor and the way back to where one was', async ({ page }) => {
  await enterAsChief(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=users/);
  await page.getByRole('button', { name: 'Last Login' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Last Login' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Search username, email or id' }).fill('chief@example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  const edit = page.getByRole('button', { name: 'Edit: admin', exact: true });
  await edit.press('Enter');
  await expect(editor(page, chief)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page, chief)).toBeHidden();
  await expect(edit).toBeFocused();
});

const addresses = [
  '/admin/dashboard',
  '/admin/stripe-config',
  ...['users', 'logs', 'activity', 'transactions'].map((tab) => `/admin/dashboard?tab=${tab}`),
  ...['messages', 'applications', 'subscribers'].map((tab) => `/admin/inbox?tab=${tab}`),
];

const inspect = async (page: Page, what: string): Promise<void> => {
  await expectNoFaults(page, what);
  const below = await page.evaluate(() => {
    const foot = document.querySelector('body footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - Math.max(foot + window.scrollY, window.innerHeight);
  });
  expect(below, `${what} goes on below its foot`).toBeLessThanOrEqual(1);
};

for (const look of looks)
  test(`the operators area has no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({ browser }) => {
    test.slow();
    const page = await openIn(browser, look);
    await enterAsChief(page);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await inspect(page, address);
    }
    await page.goto('/admin/dashboard?tab=users&search=admin&sort=username');
    await page.getByRole('button', { name: 'Edit: admin', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Open sessions', { exact: true })).toBeVisible();
    await inspect(page, 'the editor');
    await page.context().close();
  });
