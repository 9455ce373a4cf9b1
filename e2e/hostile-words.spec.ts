import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { operator } from './operator.ts';
import { golden, newPerson, watch } from './steps.ts';

/** Unfinished tags, scripts, formulas, templates and signs that turn what is read around. */
const harm = '"><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}';

/** Everything that the page complains of, opens a dialog for, or is refused by its policy. */
const listen = async (page: Page): Promise<string[]> => {
  const noise = watch(page);
  page.on('dialog', (dialog) => {
    noise.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellRefusal', (what: string) => noise.push(`refused ${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { tellRefusal: (what: string) => void }).tellRefusal(event.blockedURI);
    });
  });
  return noise;
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

test('W8: what people typed to do harm is text on their own pages, in shared reports and for operators', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const noise = await listen(page);
  const { username, id } = await leaveHarm(page);
  const shared = await page.request.post(`/api/analysis/${id}/share`);
  const { token } = (await shared.json()) as { token: string };
  const own = ['', '?tab=keywords', '?tab=format', '?tab=recommendations', '?tab=jobmatch'].map(
    (tab) => `/results/${id}${tab}`,
  );
  const others = [`/report/${id}`, `/shared/${token}`, '/profile', '/profile?tab=activity', '/profile?tab=settings'];
  for (const address of [...own, ...others, '/dashboard']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/results/${id}`);
  await expect(page.getByText(filename).first()).toBeVisible();
  expect(noise).toEqual([]);

  const office = await browser.newPage();
  const officeNoise = await listen(office);
  await office.request.post('/api/login', { data: operator });
  const tables = ['users', 'activity', 'logs'].map(
    (tab) => `/admin/dashboard?tab=${tab}&q=${encodeURIComponent(username)}`,
  );
  for (const address of [...tables, '/admin/inbox', '/admin/inbox?tab=applications']) {
    await office.goto(address);
    await expect(office.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await office.waitForLoadState('networkidle');
  }
  await office.goto('/admin/inbox');
  await expect(office.getByText(harm).first()).toBeVisible();
  expect(officeNoise).toEqual([]);
});
