import fs from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { operator } from './operator.ts';
import { golden, listenForRefusals, newPerson, watch } from './steps.ts';

/** Unfinished tags, scripts, formulas, templates and signs that turn what is read around. */
const harm = '"><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}';

/** Everything that the page complains of, opens a dialog for, or is refused by its policy. */
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
/** A form writes a quotation mark in the name of a file in another way. */
const filename = `${harm.slice(2)}.pdf`;
const resume = { name: filename, mimeType: 'application/pdf', buffer };

/** Somebody who means harm wherever words can be typed: the name, the file, the job, the contact form and an application. */
const leaveHarm = async (page: Page): Promise<{ username: string; id: string }> => {
  const { email, password } = newPerson();
  // The part before the harm is nobody else's.
  const username = `${email.split('@')[0]?.slice(0, 14)}${harm}`.slice(0, 64);
  await page.request.post('/api/register', { data: { username, email, password } });
  await page.request.post('/api/login', { data: { username, password } });
  const analyzed = await page.request.post('/api/analyze', {
    multipart: { resume, jobDescription: `Welder ${harm}. Required: ${harm}, ACLS.` },
  });
  const { id } = (await analyzed.json()) as { id: string };
  await page.request.put('/api/account/profile', { data: { name: harm, email } });
  const message = { name: harm, email, subject: 'general', message: `${username} writes ${harm}` };
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(200);
  const application = {
    opening: 'document-engineer',
    name: harm,
    email,
    letter: `${username} applies ${harm}`,
    resume,
  };
  expect((await page.request.post('/api/careers/apply', { multipart: application })).status()).toBe(200);
  return { username, id };
};

type Walk = {
  /** Queries of the person's results, their other pages (with the id of the analysis and the token of its shared report), and the operators'. */
  results: readonly string[];
  others: (id: string, token: string) => readonly string[];
  operators: (username: string) => readonly string[];
};

/** Leaves harm everywhere, then looks at it on these pages, as its author, as a stranger and as an operator. */
export const meetHarm = async (page: Page, browser: Browser, { results, others, operators }: Walk): Promise<void> => {
  const noise = await listen(page);
  const { username, id } = await leaveHarm(page);
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
  await expect(office.getByText(harm).first()).toBeVisible();
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
