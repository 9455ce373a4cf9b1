import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

// Draws the preview images that other sites show for a link to ours, from the built pages: run `node
// tools/share-pictures.ts` after a build. They are committed in web/public/share, so that a build needs no browser.
const root = path.resolve(import.meta.dirname, '..');
const site = path.join(root, 'build/client');
const folder = path.join(root, 'web/public/share');
const address = 'http://share.invalid/';
/** The usual aspect ratio of link previews, 1.91:1. */
const size = { width: 1200, height: 630 };

/** Pages that are rarely shared use the image of the home page. */
const isShared = (name: string): boolean => !/(^|\/)(login|register|category|404)(\/|$)/.test(name);

const pages = fs
  .readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html') && isShared(path.dirname(name)))
  .map((name) => ({ folder: path.dirname(name), html: fs.readFileSync(path.join(site, name), 'utf8') }))
  .filter(({ html }) => html.includes('rel="canonical"'));

const home = fs.readFileSync(path.join(site, 'index.html'), 'utf8');
const partOf = (pattern: RegExp): string => {
  const [, part] = pattern.exec(home) ?? [];
  if (part === undefined) throw new Error(`The built home page has nothing like ${pattern.source}.`);
  return part;
};
const styles = partOf(/(<link rel="stylesheet"[^>]*>)/);
const brand = partOf(/aria-label="Parsewell, home"[^>]*>(.*?)<\/a>/);
const specimen = partOf(/<figure>(.*?)<figcaption/s);

/** The title on the left; on the right the same resume as a person and as a parser sees it. */
const drawing = (title: string): string => `<!doctype html><html lang="en" data-theme="light"><head>${styles}</head>
<body style="width:${size.width}px;height:${size.height}px;overflow:hidden;display:grid;grid-template-columns:1fr 600px;gap:56px;align-items:center;padding:56px">
<div><div style="display:flex;align-items:center;gap:14px;transform:scale(1.4);transform-origin:left">${brand}</div>
<p class="font-serif font-semibold" style="font-size:${title.length > 60 ? 40 : 52}px;line-height:1.12;margin-top:56px;text-wrap:balance">${title}</p></div>
<div>${specimen}</div></body></html>`;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
for (const { folder: name, html } of pages) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const heading = name === '.' ? 'See what hiring software reads in your resume' : (title.split(' | ')[0] ?? '');
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: drawing(heading) })
      : route.fulfill({ path: path.join(site, pathname) });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const file = `${name === '.' ? 'home' : name}.png`;
  await page.screenshot({ path: path.join(folder, file) });
  await page.unroute(`${address}**`);
}
await browser.close();
process.stdout.write(`${pages.length} pictures are in ${path.relative(root, folder)}.\n`);
