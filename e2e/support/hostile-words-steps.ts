import fs from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { operator } from './operator.ts';
import { golden, listenForRefusals, newPerson, watch } from './steps.ts';

/** Unclosed tags, scripts, formulas, templates and characters that reverse the text direction. */
const hostileText = '"><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}';

/** Collects console errors, dialogs and policy violations of the page. */
const listen = async (page: Page): Promise<() => string[]> => {
  const refused = await listenForRefusals(page);
  const noise = watch(page);
  page.on('dialog', (dialog) => {
    noise.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return () => [...noise, ...refused];
};

const buffer = fs.readFileSync(path.join(golden('two-columns-pdf'), 'resume.pdf'));
/** Forms encode a quotation mark in a filename differently. */
const filename = `${hostileText.slice(2)}.pdf`;
const resume = { name: filename, mimeType: 'application/pdf', buffer };

/** Enters hostile text wherever text can be typed: name, filename, job, contact form and application. */
const enterHostileText = async (page: Page): Promise<{ username: string; id: string }> => {
  const { email, password } = newPerson();
  // The part before the hostile text is unique.
  const username = `${email.split('@')[0]?.slice(0, 14)}${hostileText}`.slice(0, 64);
  await page.request.post('/api/register', { data: { username, email, password } });
  await page.request.post('/api/login', { data: { username, password } });
  const analyzed = await page.request.post('/api/analyze', {
    multipart: { resume, jobDescription: `Welder ${hostileText}. Required: ${hostileText}, ACLS.` },
  });
  const { id } = (await analyzed.json()) as { id: string };
  await page.request.put('/api/account/profile', { data: { name: hostileText, email } });
  const message = { name: hostileText, email, subject: 'general', message: `${username} writes ${hostileText}` };
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(200);
  const application = {
    opening: 'document-engineer',
    name: hostileText,
    email,
    letter: `${username} applies ${hostileText}`,
    resume,
  };
  expect((await page.request.post('/api/careers/apply', { multipart: application })).status()).toBe(200);
  return { username, id };
};

type Walk = {
  /**
   * Queries of the results page, the user's other pages (given the id of the analysis and the token of the shared
   * report), and the admin pages.
   */
  results: readonly string[];
  others: (id: string, token: string) => readonly string[];
  operators: (username: string) => readonly string[];
};

/** Enters hostile text everywhere, then opens these pages as its author, as a stranger and as an operator. */
export const expectHostileTextInert = async (
  page: Page,
  browser: Browser,
  { results, others, operators }: Walk,
): Promise<void> => {
  const noise = await listen(page);
  const { username, id } = await enterHostileText(page);
  const shared = await page.request.post(`/api/analysis/${id}/share`);
  const { token } = (await shared.json()) as { token: string };
  await visit(page, [...results.map((query) => `/results/${id}${query}`), ...others(id, token)]);
  await page.goto(`/results/${id}`);
  await expect(page.getByText(filename).first()).toBeVisible();
  expect(noise()).toEqual([]);

  const office = await browser.newPage();
  const officeNoise = await listen(office);
  await office.request.post('/api/login', { data: operator });
  await visit(office, operators(encodeURIComponent(username)));
  await office.goto('/admin/inbox');
  await expect(office.getByText(hostileText).first()).toBeVisible();
  expect(officeNoise()).toEqual([]);
  await office.context().close();
};

const visit = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
};
