import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { inChromium, phoneRate } from '../in-chromium.ts';
import { mainThreadOf, type Task, type TraceEvent } from './main-thread.ts';
import { addressOf, enterAsOperator, enterWithAnalysis, measuredPaths } from './pages.ts';
import { paintedOn, type Painted, watchPaint } from './watch-paint.ts';

// `npm run bench:web-work [-- --detail] [path ...]`: what each page costs a phone, in figures that hold on a busy machine:
// processor time of its main thread by kind, how long its tasks would block a processor four times slower, bytes and
// requests, and what is painted when on a simulated slow 4G. `--detail` names the long tasks, the shifts and every request.
const words = process.argv.slice(2);
const named = words.filter((word) => word.startsWith('/'));
const isDetailed = words.includes('--detail');

// The phone and the network of Lighthouse.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** A task longer than this blocks; Lighthouse counts what is above. */
const blockingMs = 50;
/** For what a page does after its last answer. */
const settleMs = 1500;

const categories = ['devtools.timeline', 'v8', 'blink.user_timing', 'loading', 'toplevel'];

type Requested = { path: string; type: string; bytes: number };

const traced = async (devtools: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the shape of an event open.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await run();
  const { promise, resolve } = Promise.withResolvers<void>();
  devtools.once('Tracing.tracingComplete', () => resolve());
  await devtools.send('Tracing.end');
  await promise;
  return events;
};

const watchRequests = (devtools: CDPSession): ReadonlyMap<string, Requested> => {
  const requests = new Map<string, Requested>();
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  return requests;
};

const measure = async (context: BrowserContext, path: string, url: string): Promise<void> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  const requests = watchRequests(devtools);
  await watchPaint(page);
  const events = await traced(devtools, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settleMs);
  });
  const { work, tasks } = mainThreadOf(events, new URL(url).host);
  const painted = await paintedOn(page);
  const all = [...requests.values()];
  const scripts = all.filter(({ type }) => type === 'Script');
  const cells = [
    ...Object.values(work).map((ms) => ms.toFixed(0)),
    blockingOf(tasks, painted).toFixed(0),
    painted.shift.toFixed(3),
    painted.firstMs.toFixed(0),
    painted.largest.at(-1)?.atMs.toFixed(0),
    scripts.length,
    kilobytes(scripts),
    all.length,
    kilobytes(all),
  ];
  console.log(`| ${path} | ${cells.join(' | ')} |`);
  if (isDetailed) showDetails(tasks, painted, all);
  await page.close();
};

const kilobytes = (of: readonly Requested[]): string =>
  (of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0);

/** Total blocking time on a phone: what each task takes above 50 ms there. */
const blockingOf = (tasks: readonly Task[], { firstMs }: Painted): number =>
  tasks
    .filter(({ atMs }) => atMs > firstMs)
    .reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs * phoneRate - blockingMs), 0);

const showDetails = (tasks: readonly Task[], { largest, shifts }: Painted, requests: readonly Requested[]): void => {
  for (const { atMs, size, element } of largest) console.log(`  largest ${atMs.toFixed(0)} ms ${size} ${element}`);
  for (const shift of shifts) console.log(`  shift ${shift}`);
  for (const { atMs, cpuMs, parts } of tasks.filter((task) => task.cpuMs * phoneRate > blockingMs))
    console.log(`  task ${atMs.toFixed(0)} ms: ${cpuMs.toFixed(0)} ms of processor time: ${parts.join('; ')}`);
  for (const { path, type, bytes } of requests) console.log(`  got ${bytes} ${type} ${path}`);
};

/** Each page in a browser without a cache, with what was stored while somebody logged in. */
const measureAll = async (
  browser: Browser,
  paths: readonly string[],
  address: string,
  logIn: (page: Page) => Promise<string> = () => Promise.resolve(''),
): Promise<void> => {
  const wanted = paths.filter((path) => named.length === 0 || named.includes(path));
  if (wanted.length === 0) return;
  const first = await browser.newContext(phone);
  const id = await logIn(await first.newPage());
  const storageState = await first.storageState();
  await first.close();
  for (const path of wanted) {
    const measureOnce = async (): Promise<void> => {
      const context = await browser.newContext({ ...phone, storageState });
      await measure(context, path, addressOf(address, path, id));
      await context.close();
    };
    // On a busy machine Chromium sometimes records no navigation.
    await measureOnce().catch(measureOnce);
  }
};

await inChromium(async (browser, address) => {
  console.log(
    '| page | script | style | layout | paint | other | blocking | CLS | first | largest | scripts | kB | requests | kB |',
  );
  await measureAll(browser, measuredPaths.public, address);
  await measureAll(browser, measuredPaths.signedIn, address, (page) => enterWithAnalysis(page, address, 'somebody'));
  await measureAll(browser, measuredPaths.admin, address, async (page) => {
    await enterAsOperator(page, address);
    return '';
  });
});
