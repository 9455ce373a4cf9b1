import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { enter, inChromium, phoneRate } from './load/in-chromium.ts';
import { machineClass } from './machine.ts';
import { root } from './shared-material.ts';
import { median } from './statistics.ts';

// `npm run bench:results-page`: how long a user on a slow phone waits from the server's answer to interactive results.
// Chromium throttles network and CPU: slow 4G as in Lighthouse, a quarter of the CPU.
const rounds = Number(process.argv[2] ?? 5);
/**
 * Time between choosing the file and pressing the button; `0` as the second argument simulates the fastest possible
 * user.
 */
const pressedAfterMs = Number(process.argv[3] ?? 1000);
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

type Measured = { shownMs: number; interactiveMs: number; tabMs: number };

/**
 * Runs in the page: measures from the end of the response to the heading, to the first half second without a long task,
 * and one click on a tab.
 */
const watchResults = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    const quietMs = 500;
    const longTasks: { end: number }[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) longTasks.push({ end: startTime + duration });
    }).observe({ type: 'longtask', buffered: true });
    // Defined inside, because the whole function is sent to the page.
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

const measure = async (browser: Browser, address: string, round: number): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await enter(page, address, `bench${round}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneRate });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles(path.join(root, 'corpus/two-columns-pdf/resume.pdf'));
  await sleep(pressedAfterMs);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  const measured = await watchResults(page);
  await page.close();
  return measured;
};

await inChromium(async (browser, address) => {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure(browser, address, round));
  console.log(machineClass());
  for (const what of ['shownMs', 'interactiveMs', 'tabMs'] as const) {
    const values = all.map((measured) => Math.round(measured[what]));
    console.log(`${what}: median ${median(values)}, all ${values.join(' ')}`);
  }
});
