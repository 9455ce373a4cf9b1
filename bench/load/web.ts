import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '#tools/chromium.ts';
import { enter, inChromium } from './in-chromium.ts';
import { machineClass } from '../machine.ts';
import { median } from '../statistics.ts';

// `npm run bench:web [-- --runs N] [path ...]`: Lighthouse over the public pages and those of a signed-in user, as it
// runs by default (phone, simulated slow 4G and a quarter of the CPU). npm fetches Lighthouse for it.
const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

const publicPaths = [
  '/',
  '/features',
  '/sample-report',
  '/security',
  '/help',
  '/about',
  '/contact',
  '/careers',
  '/login',
  '/register',
  '/resources',
  '/resources/category/ats',
  '/resources/how-to-beat-ats',
  '/templates',
  '/pricing',
  '/terms',
  '/privacy',
];
const signedInPaths = ['/profile', '/dashboard'];

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

const measure = async (address: string, headers: Record<string, string>): Promise<Measured> => {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--extra-headers=${JSON.stringify(headers)}`,
      `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''} --disable-gpu`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 ** 2 },
  );
  return measuredIn(JSON.parse(stdout) as LighthouseReport);
};

await inChromium(async (browser, address) => {
  console.log(machineClass());
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | script kB | all kB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const page = await browser.newPage();
  await enter(page, address, 'lighthouse');
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const measureAll = async (path: string, headers: Record<string, string>): Promise<void> => {
    const all: Measured[] = [];
    // Chromium sometimes records no navigation; Lighthouse then asks to be run again.
    const tryTwice = (): Promise<Measured> =>
      measure(`${address}${path}`, headers).catch(() => measure(`${address}${path}`, headers));
    for (let round = 0; round < runs; round += 1) all.push(await tryTwice());
    const of = (what: keyof Measured): number => median(all.map((measured) => measured[what]));
    console.log(
      `| ${path} | ${[...columns, 'lcp', 'tbt', 'cls', 'script', 'total'].map((what) => of(what as keyof Measured)).join(' | ')} |`,
    );
  };
  for (const path of publicPaths.filter(isWanted)) await measureAll(path, {});
  for (const path of signedInPaths.filter(isWanted)) await measureAll(path, { cookie });
});
