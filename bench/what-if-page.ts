import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { enter, inChromium, phoneRate } from './load/in-chromium.ts';
import { machineClass } from './machine.ts';
import { root } from './shared-material.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:what-if-page`: how long a user of the what-if editor waits in a real browser, from the last key press
// to the first frame with the new scores. On this CPU, and slowed down four times.
const rounds = Number(process.argv[2] ?? 30);
/** Long enough for the page to become idle. */
const betweenMs = 600;
const job =
  'Registered Nurse, Emergency Department. We require a current RN license, BLS and ACLS, triage and telemetry.';

/** Adding it changes both scores, removing it changes them back. */
const word = 'BLS';

const openPanel = async (page: Page, address: string): Promise<void> => {
  const buffer = fs.readFileSync(path.join(root, 'corpus/two-columns-pdf/resume.pdf'));
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer };
  const answer = await page.request.post(`${address}/api/analyze`, { multipart: { resume, jobDescription: job } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${address}/results/${id}`);
  await page.getByRole('button', { name: 'Try out changes' }).click();
  await page.getByText('no change').first().waitFor();
  await page.getByRole('textbox', { name: 'The text of your resume' }).press('Control+End');
  await page.keyboard.type('\n');
};

/**
 * Runs in the page: starts an observer that resolves in the first frame with different scores, with the time since the
 * last key press.
 */
const watchScores = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Defined inside, because the whole function is sent to the page.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const scores = (): Element | null => document.querySelector('[aria-label="What if"] output[aria-busy]');
    const before = scores()?.textContent;
    let typedAt = NaN;
    document.addEventListener('input', () => (typedAt = performance.now()), { capture: true });
    const watched = window as unknown as { whatIfMs: Promise<number> };
    watched.whatIfMs = new Promise((resolve) => {
      const look = (): void => {
        const now = scores();
        const isThere = now?.getAttribute('aria-busy') === 'false' && now.textContent !== before;
        // The user sees the change in the next frame.
        requestAnimationFrame(isThere ? () => resolve(performance.now() - typedAt) : look);
      };
      look();
    });
  });

const measure = async (browser: Browser, address: string, rate: number): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await enter(page, address, `whatif${rate}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await openPanel(page, address);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await sleep(betweenMs);
    await watchScores(page);
    // Deleted with one key press, as a selection.
    if (round % 2 === 0) await page.keyboard.type(word, { delay: 20 });
    else await page.keyboard.press('Control+Backspace');
    const waitedMs = await page.evaluate(() => (window as unknown as { whatIfMs: Promise<number> }).whatIfMs);
    // The first round is warm-up.
    if (round > 0) times.push(waitedMs);
  }
  await page.close();
  return times;
};

await inChromium(async (browser, address) => {
  console.log(`${machineClass()}; load of the machine ${os.loadavg()[0]?.toFixed(1)}`);
  for (const rate of [1, phoneRate]) {
    const times = await measure(browser, address, rate);
    console.log(
      `processor ${rate === 1 ? 'as it is' : `${rate} times slower`}, ${times.length} texts: from the last key to the new scores p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
    );
  }
});
