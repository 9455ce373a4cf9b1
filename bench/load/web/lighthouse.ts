import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#tools/chromium.ts';
import { machineClass } from '../../machine.ts';
import { median } from '../../statistics.ts';
import { inChromium } from '../in-chromium.ts';
import { addressOf, enterAsOperator, enterWithAnalysis, measuredPaths } from './pages.ts';

// `npm run bench:web [-- --runs N] [path ...]`: Lighthouse over the public pages and those of a signed-in user, as it
// runs by default (phone, simulated slow 4G and a quarter of the CPU). npm fetches Lighthouse for it.
const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

const words = process.argv.slice(2);
const runsAt = words.indexOf('--runs');
const runs = runsAt < 0 ? 3 : Number(words[runsAt + 1]);
const named = words.filter((word) => word.startsWith('/'));

const isWanted = (path: string): boolean => named.length === 0 || named.includes(path);

type Audits = Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
type Item = { resourceType?: string; transferSize?: number };
type LighthouseReport = { categories: Record<string, { score: number | null }>; audits: Audits };

const columns = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Measured = Record<(typeof columns)[number] | 'lcp' | 'tbt' | 'cls' | 'script' | 'total', number>;

const kilobytes = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000);

const measuredIn = ({ categories, audits }: LighthouseReport): Measured => {
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
    tbt: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
    script: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: kilobytes(requests),
  };
};

/** In a new Chromium, or in the one at this port, with its cookies and what it has stored. */
const measure = async (address: string, debuggingPort: number | null): Promise<Measured> => {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      ...(debuggingPort === null ? [] : [`--port=${debuggingPort}`]),
      `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''} --disable-gpu`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 ** 2 },
  );
  return measuredIn(JSON.parse(stdout) as LighthouseReport);
};

const measureAll = async (path: string, address: string, debuggingPort: number | null): Promise<void> => {
  const all: Measured[] = [];
  // Chromium sometimes records no navigation; Lighthouse then asks to be run again.
  const tryTwice = (): Promise<Measured> =>
    measure(address, debuggingPort).catch(() => measure(address, debuggingPort));
  for (let round = 0; round < runs; round += 1) all.push(await tryTwice());
  const of = (what: keyof Measured): number => median(all.map((measured) => measured[what]));
  console.log(
    `| ${path} | ${[...columns, 'lcp', 'tbt', 'cls', 'script', 'total'].map((what) => of(what as keyof Measured)).join(' | ')} |`,
  );
};

/** A Chromium in which somebody has logged in and looked at a page, so that it remembers them. */
const inChromiumOf = async (
  use: (page: Page, debuggingPort: number) => Promise<void>,
  debuggingPort: number,
): Promise<void> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'parsewell-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await use(await context.newPage(), debuggingPort);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
};

const measureSignedIn = async (page: Page, address: string, debuggingPort: number): Promise<void> => {
  const id = await enterWithAnalysis(page, address, 'lighthouse');
  for (const path of measuredPaths.signedIn.filter(isWanted))
    await measureAll(path, addressOf(address, path, id), debuggingPort);
};

const measureAdmin = async (page: Page, address: string, debuggingPort: number): Promise<void> => {
  await enterAsOperator(page, address);
  for (const path of measuredPaths.admin.filter(isWanted)) await measureAll(path, `${address}${path}`, debuggingPort);
};

await inChromium(async (_, address) => {
  console.log(machineClass());
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | script kB | all kB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const wanted of measuredPaths.public.filter(isWanted)) await measureAll(wanted, `${address}${wanted}`, null);
  if (measuredPaths.signedIn.some(isWanted)) await inChromiumOf((page, at) => measureSignedIn(page, address, at), 9345);
  if (measuredPaths.admin.some(isWanted)) await inChromiumOf((page, at) => measureAdmin(page, address, at), 9346);
});
