import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { mailPorts } from './mail-ports.ts';
import { paymentAddress } from './payment-double.ts';
import { host } from './product.ts';

/** Folder of a golden resume. */
export const golden = (name: string): string => path.resolve(import.meta.dirname, '../../corpus', name);

export type Person = { username: string; email: string; password: string };

/** A new account with a unique name. */
export const newPerson = (): Person => {
  // Random, because the workers do not share state.
  const username = `journey${randomBytes(6).toString('hex')}`;
  return { username, email: `${username}@example.com`, password: 'a quiet long password' };
};

/** Fills in the open registration form and ends on the login page. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login/);
};

/** Fills in the open login form and waits until the user is logged in. */
export const logIn = async (page: Page, person: Person): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: /Username/ }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

/** Registers and logs in over the API, without the forms; with a username of its own unless one is given. */
export const enter = async (page: Page, username?: string): Promise<Person> => {
  const person = { ...newPerson(), ...(username === undefined ? {} : { username }) };
  await page.request.post('/api/register', { data: person });
  await page.request.post('/api/login', { data: person });
  await remember(page);
  return person;
};

/** The browser remembers that somebody has signed in, as after the login form, until they log out. */
const remember = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      if (sessionStorage.getItem('remembered') !== null) return;
      sessionStorage.setItem('remembered', '');
      localStorage.setItem('user', '{}');
    } catch {
      // Storage is switched off.
    }
  });

/**
 * Like `enter`, with the longest username and filename that are accepted, without a space to break at. Returns the id of
 * an analysis of that file.
 */
export const enterLongNames = async (page: Page): Promise<string> => {
  const { username, ...account } = newPerson();
  const person = { ...account, username: username.padEnd(64, 'w') };
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201);
  await page.request.post('/api/login', { data: person });
  await remember(page);
  const buffer = fs.readFileSync(path.join(golden('two-columns-pdf'), 'resume.pdf'));
  const resume = { name: `${'w'.repeat(180)}.pdf`, mimeType: 'application/pdf', buffer };
  const jobDescription = `${'w'.repeat(180)}\n\nRequirements\n- ${'w'.repeat(180)} certification\n- ACLS`;
  const answer = await page.request.post('/api/analyze', { multipart: { resume, jobDescription } });
  return ((await answer.json()) as { id: string }).id;
};

/** The latest link to this path that was mailed to an address, as soon as there is one besides `known`. */
export const mailedLink = async (page: Page, address: string, to: string, known = 0): Promise<string> => {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const answer = await page.request.get(`http://127.0.0.1:${mailPorts.reading}/${encodeURIComponent(address)}`);
      links = ((await answer.json()) as string[]).filter((link) => new URL(link).pathname === to);
      return links.length;
    })
    .toBeGreaterThan(known);
  return links.at(-1) ?? '';
};

/** Analyzes a golden resume without the upload panel; returns the id of the analysis. */
export const analyze = async (
  page: Page,
  name: string,
  jobDescription = '',
  file: 'resume.pdf' | 'resume.docx' = 'resume.pdf',
): Promise<string> => {
  const buffer = fs.readFileSync(path.join(golden(name), file));
  const resume = { name: file, mimeType: 'application/octet-stream', buffer };
  const answer = await page.request.post('/api/analyze', { multipart: { resume, jobDescription } });
  return ((await answer.json()) as { id: string }).id;
};

/** Records console errors and requests to other hosts, for which the journey fails. */
export const watch = (page: Page): string[] => {
  const noise: string[] = [];
  page.on('console', (message) => {
    const isExpected = /401/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== host) noise.push(`a request to ${hostname}`);
  });
  return noise;
};

/**
 * Waits until Premium can be bought: the payment provider starts at the same time as the product, and slowly the very
 * first time.
 */
export const pricesAreSet = async (page: Page): Promise<void> => {
  const areSet = async (): Promise<boolean> => {
    const answer = await page.request.get('/api/subscription-plans');
    const plans = (await answer.json()) as { stripe_price_id_monthly: string | null }[];
    return plans.some((plan) => plan.stripe_price_id_monthly !== null);
  };
  await expect.poll(areSet, { timeout: 50_000 }).toBe(true);
};

/** Makes the logged-in user Premium: a subscription paid with a test card, without the forms. */
export const becomePremium = async (page: Page, number = '4242 4242 4242 4242'): Promise<void> => {
  await pricesAreSet(page);
  const created = await page.request.post('/api/create-subscription', { data: { planId: 'premium', isAnnual: false } });
  const { clientSecret } = (await created.json()) as { clientSecret: string };
  await page.request.post(`${paymentAddress}/double/confirm`, { data: { clientSecret, number } });
  await expect
    .poll(async () => ((await (await page.request.get('/api/me')).json()) as { plan: string }).plan)
    .toBe('premium');
};

/** Records content security policy violations for the lifetime of the page. */
export const listenForRefusals = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(`refused ${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellRefusal } = globalThis as unknown as { tellRefusal: (what: string) => void };
      tellRefusal(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refused;
};

/** Expects each page to hydrate its prerendered HTML without an error. */
export const expectHydrated = async (page: Page, paths: readonly string[]): Promise<void> => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const path of paths) {
    await page.goto(path);
    // Prerendered pages start at the first sign of a person.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    // Set only after hydration, when the page has asked who is logged in.
    await expect(page.locator('[data-known=yes]').first()).toBeAttached();
  }
  expect(faults).toEqual([]);
};
