import { expect, type Page, test } from '@playwright/test';
import { editor, enterAsOperator, row, someone } from '../../support/admin-steps.ts';
import { operator } from '../../support/operator.ts';
import { enter, logIn, type Person, watch } from '../../support/steps.ts';

/** Status codes of all responses of the admin endpoints. */
const adminAnswers = (page: Page): number[] => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/admin/')) answers.push(response.status());
  });
  return answers;
};

const confirm = async (page: Page, button: string, person?: Person): Promise<void> => {
  const form = page.getByRole('form', { name: button });
  if (person !== undefined) await form.getByRole('textbox', { name: /to confirm/ }).fill(person.username);
  const password = form.getByLabel('Your password', { exact: true });
  if (await password.isVisible()) await password.fill(operator.password);
  await form.getByRole('button', { name: button }).click();
};

test.describe('the admin area is closed', () => {
  test('A14: to a visitor whose browser claims to be an admin', async ({ page }) => {
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

  test('A14: to a user whose browser claims to be an admin', async ({ page }) => {
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
      // Checked together, because the toast disappears after five seconds.
      await expect(page.getByRole('alert').filter({ hasText: 'Access Denied' })).toContainText(
        'You do not have permission to access the admin dashboard.',
      );
      await expect(page).toHaveURL('/');
    }
    expect(answers).toEqual([]);
    expect(noise).toEqual([]);
  });
});

// In sequence, in one worker: if another test created an admin, the last admin could be demoted.
test.describe('admin rights', () => {
  test.describe.configure({ mode: 'default' });

  test('A9: a demoted admin is removed from the open admin area', async ({ page, browser }) => {
    await enterAsOperator(page);
    const person = await someone(page);
    await page.request.post('/api/admin/confirm-password', { data: { password: operator.password } });
    await page.request.put(`/api/admin/users/${person.id}/role`, { data: { role: 'admin' } });

    const other = await (await browser.newContext()).newPage();
    await other.goto('/login?redirect=/admin/dashboard');
    await logIn(other, person);
    await expect(other.getByRole('region', { name: 'Total Users' })).toBeVisible();
    // Opens the previous tab first, so that the next request is the one of the filter.
    await other.getByRole('tab', { name: 'Users' }).click();
    await expect(other.getByRole('button', { name: 'User', exact: true })).toBeVisible();
    await expect(other.getByRole('table')).toContainText(person.username);
    await page.request.put(`/api/admin/users/${person.id}/role`, { data: { role: 'user' } });
    await other.getByRole('button', { name: 'User', exact: true }).click();
    await expect(other.getByRole('alert').getByText('Access Denied')).toBeVisible();
    await expect(other).toHaveURL('/');
    await other.context().close();
  });

  test('a user is promoted, demoted, suspended and signed out, each after entering the password and the username', async ({
    page,
    browser,
  }) => {
    test.slow();
    await enterAsOperator(page);
    const person = await someone(page);
    await page.goto(`/admin/dashboard?tab=users&search=${person.username}`);
    await row(page, person).getByRole('button', { name: 'Make Admin' }).click();
    const form = page.getByRole('form', { name: 'Make Admin' });
    await form.getByRole('textbox', { name: /to confirm/ }).fill('somebody else');
    await form.getByLabel('Your password', { exact: true }).fill('a wrong one');
    await form.getByRole('button', { name: 'Make Admin' }).click();
    await expect(form.getByText('This does not match the username of this account')).toBeVisible();
    await form.getByRole('textbox', { name: /to confirm/ }).fill(person.username);
    await form.getByRole('button', { name: 'Make Admin' }).click();
    await expect(form.getByText('Your current password is not correct.')).toBeVisible();
    await confirm(page, 'Make Admin', person);
    await expect(page.getByRole('status').filter({ hasText: 'Role Updated' })).toContainText(
      `${person.username} is now an admin.`,
    );
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
    await enterAsOperator(page);
    await page.goto('/admin/dashboard?tab=users&role=admin');
    await expect(page.getByRole('row')).toHaveCount(2);
    await row(page, operator).getByRole('button', { name: 'Edit' }).click();
    await expect(editor(page, operator).getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await editor(page, operator).getByRole('button', { name: 'Remove admin role' }).click();
    await confirm(page, 'Remove admin role', operator);
    await expect(page.getByText('You are the only admin. Please make someone else an admin first.')).toBeVisible();
  });
});
