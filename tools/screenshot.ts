import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { sampleJob } from './sample-job.ts';

// `npm run screenshot` takes the README's screenshots of the running product with a new server, a new account and a
// golden resume. `npm run screenshot -- FOLDER` saves full screenshots of every page in every theme and width for
// review.
const root = path.resolve(import.meta.dirname, '..');
const asked = process.argv[2];
const folder = path.resolve(root, asked ?? 'docs/images');
const everyLook = [
  [1280, 'light'],
  [375, 'light'],
  [1280, 'dark'],
] as const;
const looks = asked === undefined ? everyLook.slice(0, 1) : everyLook;
const tabs = asked === undefined ? ['overview'] : ['overview', 'keywords', 'format', 'recommendations', 'jobmatch'];
const port = process.env['JOURNEYS_PORT'] ?? '4327';
const address = `http://127.0.0.1:${port}`;

const isUp = async (): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

const waitUntilUp = async (): Promise<void> => {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await isUp()) return;
    await sleep(500);
  }
  throw new Error('The server did not come up within a minute.');
};

/** Somebody new for each look: without Premium a person has one scan a day. */
const signIn = async (page: Page, look: string): Promise<void> => {
  const username = `teodor${look}`;
  const person = { username, email: `${username}.lh@example.com`, password: 'a quiet long password' };
  await page.request.post(`${address}/api/register`, { data: person });
  await page.request.post(`${address}/api/login`, { data: person });
};

const analyze = async (page: Page, resume: string, jobDescription: string): Promise<string> => {
  const file = {
    name: 'teodor-lindqvist-hale.pdf',
    mimeType: 'application/pdf',
    buffer: fs.readFileSync(path.join(root, resume)),
  };
  const answer = await page.request.post(`${address}/api/analyze`, { multipart: { resume: file, jobDescription } });
  const { id } = (await answer.json()) as { id: string };
  return id;
};

const server = spawn('node', ['e2e/support/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, JOURNEYS_PORT: port },
});
try {
  await waitUntilUp();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  fs.mkdirSync(folder, { recursive: true });
  for (const [width, colorScheme] of looks) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    const suffix = `${width === 1280 ? '' : '-phone'}${colorScheme === 'dark' ? '-dark' : ''}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: path.join(folder, `home${suffix}.png`), fullPage: asked !== undefined });
    await signIn(page, suffix);
    const id = await analyze(page, 'corpus/two-columns-pdf/resume.pdf', sampleJob);
    for (const tab of tabs) {
      await page.goto(`${address}/results/${id}?tab=${tab}`, { waitUntil: 'networkidle' });
      const name = tab === 'overview' ? 'results' : `results-${tab}`;
      await page.screenshot({
        path: path.join(folder, `${name}${suffix}.png`),
        fullPage: asked !== undefined,
      });
    }
    await page.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
}
