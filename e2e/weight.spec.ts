import { expect, test } from '@playwright/test';

/**
 * How much script each kind of page may load once it starts, in kB of gzip. Scripts loaded after that, for a form or for
 * a signed-in user, do not count. Figures and reasons: docs/load.md.
 */
const maxKb: Readonly<Record<string, number>> = {
  // 180 until the button for job postings from files, which must work before its page has loaded the rest.
  '/': 181,
  // 130 until it had the British cancellation form beside the European one: its text is most of its own script.
  '/terms': 131,
  // 130 until it said what goes to a language model, and what exports carry: its text is most of its own script.
  '/privacy': 131,
  '/refunds': 130,
  '/cookies': 130,
  '/data-processing': 130,
  '/accessibility': 130,
  '/imprint': 130,
  '/corrections': 130,
  '/changelog': 132,
  '/subprocessors': 140,
  '/about': 128,
  '/developers': 130,
  '/features': 137,
  '/help': 144,
  '/security': 143,
  '/resources': 140,
  // 143 until articles could show example pages, whose code loads apart: what asks for it is 0.2 kB.
  '/resources/how-to-beat-ats': 144,
  '/pricing': 156,
  '/templates': 160,
};

for (const [path, max] of Object.entries(maxKb))
  test(`${path} loads at most ${max} kB of script when it starts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w.~-]+\.js/g));
    const headers = { 'accept-encoding': 'gzip' };
    const sizes = await Promise.all(
      [...scripts].map(async (script) => (await request.get(script, { headers })).headers()['content-length']),
    );
    expect(scripts.size).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + Number(size), 0)).toBeLessThan(max * 1000);
  });

test('a page that nobody uses loads no script but the few lines that start it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of [
    '/',
    '/help',
    '/sample-report',
    '/resources/how-to-beat-ats',
    '/privacy',
    '/security',
    '/subprocessors',
  ]) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((each) => /\.js$|^\/api\//.test(each))).toEqual(['/boot.js', '/late-start.js']);
  }
});

test.describe('what a person does first, before a page has started', () => {
  test('is done: a button that is pressed', async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label^="Theme"]')?.click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is done: a tab that is chosen', async ({ page }) => {
    await page.goto('/sample-report', { waitUntil: 'networkidle' });
    const tab = page.getByRole('tab', { name: 'Keywords' });
    await tab.evaluate((element: HTMLElement) => element.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('is done: a file that is chosen, and a job description that is written', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const posting = page.getByRole('textbox', { name: 'Job description (optional)' });
    await posting.evaluate((element: HTMLTextAreaElement) => {
      element.value = 'A nurse';
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.locator('input[type=file]').setInputFiles('corpus/two-columns-pdf/resume.pdf');
    await expect(page.getByText('resume.pdf').first()).toBeVisible();
    await expect(page.getByText('7 / 20,000')).toBeVisible();
    await expect(posting).toHaveValue('A nurse');
  });
});

test('a page requests what the first paint needs before its scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login', { waitUntil: 'networkidle' });
  const first = (kind: RegExp): number => asked.findIndex((path) => kind.test(path));
  expect(first(/\.css$/)).toBeGreaterThan(0);
  expect(first(/\.css$/)).toBeLessThan(first(/\/assets\/.*\.js$/));
  expect(first(/boot\.js$/)).toBeLessThan(first(/\/assets\/.*\.js$/));
});

test('a form cannot be submitted before hydration, and never puts its input in the address', async ({ page }) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await expect(button).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeDisabled();
  await expect(page.getByRole('form')).toHaveAttribute('method', 'post');
  open();
  await page.getByRole('textbox', { name: 'Username' }).fill('amara');
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL('/login');
});
