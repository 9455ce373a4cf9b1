import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { slowdown } from '#server/testing/slowdown.ts';
import { enter, inChromium, phoneRate } from './in-chromium.ts';
import { machineClass } from '../machine.ts';
import { root } from '../shared-material.ts';
import { median, quantile } from '../statistics.ts';

// `npm run bench:workspace-page`: in a real browser, from each key that is typed into a resume of the workspace to the
// frame with the scores of a text that has it. With a job description, at the pace of a fast typist.
const sentence = 'Triaged walk-in patients with two nurses and wrote the handover for the night shift. ';
const texts = Number(process.argv[2] ?? 4);
/** Milliseconds between two keys, in turn: about eight keys a second. */
const keyGapsMs = [90, 140, 110, 180, 100, 130];
const files = ['two-columns-pdf/resume.pdf', 'clean-nurse-pdf/resume.pdf'];
const job =
  'Registered Nurse, Emergency Department. We require a current RN license, BLS and ACLS, three years of critical care, triage, telemetry and IV therapy. Nice to have: TNCC, Spanish, Cerner.';

type Watched = { keys: number[]; waits: number[]; checks: number };

/** Runs in the page before its scripts: notes when each key was typed, and when the scores for it were painted. */
const watch = (): void => {
  const watched: Watched = { keys: [], waits: [], checks: 0 };
  (window as unknown as { watched: Watched }).watched = watched;
  document.addEventListener('input', () => watched.keys.push(performance.now()), { capture: true });
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #isCheck = false;
    override open(method: string, address: string | URL): void {
      this.#isCheck = String(address).endsWith('/check');
      super.open(method, address, true);
    }
    override send(body?: XMLHttpRequestBodyInit | null): void {
      if (this.#isCheck) {
        const { keys, waits } = watched;
        const covered = keys.length;
        watched.checks += 1;
        this.addEventListener('load', () =>
          // The scores are in the next frame, which is on the screen when the one after it begins.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const now = performance.now();
              for (let key = waits.length; key < covered; key += 1) waits.push(now - (keys[key] ?? now));
            }),
          ),
        );
      }
      super.send(body);
    }
  };
};

const open = async (page: Page, address: string, file: string): Promise<void> => {
  const buffer = fs.readFileSync(path.join(root, 'corpus', file));
  const resume = { name: path.basename(file), mimeType: 'application/pdf', buffer };
  const answer = await page.request.post(`${address}/api/analyze`, { multipart: { resume, jobDescription: job } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${address}/fix/new?resume=${id}`);
  await page
    .getByRole('button', { name: /^Add a bullet/ })
    .first()
    .click();
  await settled(page);
};

const settled = async (page: Page): Promise<void> => {
  await page.locator('[aria-label="Scores"][aria-busy="false"]').filter({ visible: true }).waitFor();
  // The last frames are counted after the scores are there.
  await sleep(200);
};

const measure = async (browser: Browser, address: string, file: string, rate: number): Promise<Watched> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await enter(page, address, `workspace${rate}${file.slice(0, 5)}`);
  await page.addInitScript(watch);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await open(page, address, file);
  let typed = 0;
  for (let text = 0; text < texts; text += 1)
    for (const letter of sentence) {
      await page.keyboard.type(letter);
      typed += 1;
      // The first text warms the parser process up.
      if (typed === sentence.length) {
        await settled(page);
        await page.evaluate(() => {
          const { watched } = window as unknown as { watched: Watched };
          watched.waits.length = 0;
          watched.keys.length = 0;
          watched.checks = 0;
        });
      }
      await sleep(keyGapsMs[typed % keyGapsMs.length]);
    }
  await settled(page);
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await page.close();
  return watched;
};

await inChromium(async (browser, address) => {
  console.log(
    `${machineClass()}; load of the machine ${os.loadavg()[0]?.toFixed(1)}, slowdown ${slowdown().toFixed(1)}`,
  );
  for (const rate of [1, phoneRate])
    for (const file of files) {
      const { keys, waits, checks } = await measure(browser, address, file, rate);
      console.log(
        `${file}, processor ${rate === 1 ? 'as it is' : `${rate} times slower`}: ${keys.length} keys, ${checks} checks; from the key to its scores p50 ${median(waits).toFixed(0)} ms, p95 ${quantile(waits, 0.95).toFixed(0)} ms; slowdown now ${slowdown().toFixed(1)}`,
      );
    }
});
