import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Folder of a golden resume. */
export const golden = (name: string): string => path.resolve(import.meta.dirname, '../corpus', name);

let counter = 0;

export type Person = { username: string; email: string; password: string };

/** An account that nobody has yet. */
export const newPerson = (): Person => {
  counter += 1;
  const username = `journey${Date.now()}${counter}`;
  return { username, email: `${username}@example.com`, password: 'a quiet long password' };
};

/** Fills the registration form that is open and ends on the login page. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login/);
};

/** Fills the login form that is open and waits until it has let the person in. */
export const logIn = async (page: Page, person: Person): Promise<void> => {
  await page.getByRole('textbox', { name: /Username/ }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

/** Fails the journey on anything that the page complains of, and on any request to another host. */
export const watch = (page: Page): string[] => {
  const noise: string[] = [];
  page.on('console', (message) => {
    const isExpected = /401/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') noise.push(`a request to ${hostname}`);
  });
  return noise;
};
