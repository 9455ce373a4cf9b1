import type { Locator, Page } from '@playwright/test';
import { operator } from './operator.ts';
import { newPerson, type Person } from './steps.ts';

export const enterAsOperator = async (page: Page): Promise<void> => {
  await page.request.post('/api/login', { data: operator });
};

/** A user with an account who is not logged in here; the page belongs to an operator, who looks up the id. */
export const someone = async (page: Page): Promise<Person & { id: string }> => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  const answer = await page.request.get(`/api/admin/users?search=${person.username}`);
  const { users } = (await answer.json()) as { users: { id: string }[] };
  return { ...person, id: users[0]?.id ?? '' };
};

export const row = (page: Page, { username }: Person): Locator => page.getByRole('row', { name: new RegExp(username) });

export const editor = (page: Page, { username }: Person): Locator =>
  page.getByRole('dialog', { name: username, exact: true });
