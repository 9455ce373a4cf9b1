import { expect, test } from '@playwright/test';

/**
 * How much script the HTML of each kind of page may load, in kB of gzip. Scripts loaded after rendering, for a form or
 * for a signed-in user, do not count. Figures and reasons: docs/load.md.
 */
const maxKb: Readonly<Record<string, number>> = {
  '/': 180,
  '/terms': 128,
  '/privacy': 128,
  '/about': 128,
  '/features': 137,
  '/help': 142,
  '/security': 141,
  '/resources': 140,
  '/resources/how-to-beat-ats': 143,
  '/pricing': 156,
  '/templates': 160,
};

for (const [path, max] of Object.entries(maxKb))
  test(`${path} loads at most ${max} kB of script initially`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w.~-]+\.js/g));
    const headers = { 'accept-encoding': 'gzip' };
    const sizes = await Promise.all(
      [...scripts].map(async (script) => (await request.get(script, { headers })).headers()['content-length']),
    );
    expect(scripts.size).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + Number(size), 0)).toBeLessThan(max * 1000);
  });

test('a page requests what the first paint needs before its scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help', { waitUntil: 'networkidle' });
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
