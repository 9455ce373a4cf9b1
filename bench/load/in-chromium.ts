import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#tools/chromium.ts';
import { root } from '../shared-material.ts';

const port = process.env['JOURNEYS_PORT'] ?? '4329';
const address = `http://127.0.0.1:${port}`;

/** CPU slowdown that simulates a phone, as in Lighthouse. */
export const phoneRate = 4;

/** Measures the built product in a real browser, against a temporary server and database. */
export const inChromium = async (measure: (browser: Browser, address: string) => Promise<void>): Promise<void> => {
  const server = spawn('node', ['e2e/support/serve.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, JOURNEYS_PORT: port },
  });
  try {
    await waitUntilUp();
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath: chromiumPath(), args });
    await measure(browser, address);
    await browser.close();
  } finally {
    server.kill('SIGTERM');
    // The next run would find this server at its address, and lose it in the middle.
    if (server.exitCode === null) await once(server, 'exit');
  }
};

const waitUntilUp = async (): Promise<void> => {
  // On a busy machine it takes minutes.
  for (const until = Date.now() + 10 * 60_000; Date.now() < until; await sleep(500)) {
    const isUp = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error('The server did not come up within ten minutes.');
};

/** Registers and logs in a new user. Free accounts get one scan a day, so each measurement has its own user. */
export const enter = async (page: Page, address: string, username: string): Promise<void> => {
  const person = { username, email: `${username}@example.com`, password: 'a quiet long password' };
  await page.request.post(`${address}/api/register`, { data: person });
  await page.request.post(`${address}/api/login`, { data: person });
};
