import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { machineClass } from './machine.ts';
import { root } from './shared-material.ts';
import { median } from './statistics.ts';

// `node bench/results-page.ts`, after a build: how long a person on a slow phone waits from the answer of the server to results
// that react. Network and processor are throttled by Chromium itself: slow 4G as Lighthouse has it, processor at a quarter.
const rounds = Number(process.argv[2] ?? 5);
const port = process.env['JOURNEYS_PORT'] ?? '4329';
const address = `http://localhost:${port}`;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const cpuRate = 4;
/** As the journeys have it. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const waitUntilUp = async (): Promise<void> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const isUp = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(500);
  }
  throw new Error('The server did not come up within a minute.');
};

type Measured = { shownMs: number; interactiveMs: number; tabMs: number };

/** In the page: from the end of the answer to the heading, to the first half second without a long task, and one click on a tab. */
const watchResults = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    const quietMs = 500;
    const longTasks: { end: number }[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) longTasks.push({ end: startTime + duration });
    }).observe({ type: 'longtask', buffered: true });
    // Inside, because all of this runs in the page, where nothing of this file is.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const tab = (): Element | undefined =>
      [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Keywords');
    while (tab() === undefined) await nextFrame();
    await nextFrame();
    const shown = performance.now();
    const lastEnd = (): number => Math.max(shown, ...longTasks.map(({ end }) => end));
    while (performance.now() - lastEnd() < quietMs) await nextFrame();
    const interactive = lastEnd();

    const clicked = performance.now();
    tab()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    while (tab()?.getAttribute('aria-selected') !== 'true') await nextFrame();
    await nextFrame();
    const tabMs = performance.now() - clicked;
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => new URL(name).pathname === '/api/analyze');
    const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : NaN;
    return { shownMs: shown - end, interactiveMs: interactive - end, tabMs };
  });

/** A new person each time: free accounts have one scan a day. */
const measure = async (browser: Browser, round: number): Promise<Measured> => {
  const username = `bench${round}`;
  const person = { username, email: `${username}@example.com`, password: 'a quiet long password' };
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.request.post(`${address}/api/register`, { data: person });
  await page.request.post(`${address}/api/login`, { data: person });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles(path.join(root, 'corpus/two-columns-pdf/resume.pdf'));
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  const measured = await watchResults(page);
  await page.close();
  return measured;
};

const server = spawn('node', ['e2e/serve.ts'], { cwd: root, stdio: 'ignore', env: { ...process.env, PORT: port } });
try {
  await waitUntilUp();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure(browser, round));
  await browser.close();
  console.log(machineClass());
  for (const what of ['shownMs', 'interactiveMs', 'tabMs'] as const) {
    const values = all.map((measured) => Math.round(measured[what]));
    console.log(`${what}: median ${median(values)}, all ${values.join(' ')}`);
  }
} finally {
  server.kill('SIGTERM');
}
