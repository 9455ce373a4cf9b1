import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { chromiumPath } from '#tools/chromium.ts';
import { familyOf } from '../../looks/families.ts';
import type { Look } from '../../looks/look.ts';
import type { Page } from '../../looks/page.ts';
import { bodyHtml, escaped } from './body.ts';
import { fontFaces, styleOf } from './css.ts';

let opened: Promise<{ browser: Browser; tab: Tab }> | undefined;

/** One tab for a whole run: fonts are loaded once, and each document replaces the last. */
const open = async (): Promise<{ browser: Browser; tab: Tab }> => {
  const args = ['--allow-file-access-from-files', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const tab = await browser.newPage();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forge-'));
  const file = path.join(folder, 'blank.html');
  fs.writeFileSync(
    file,
    `<!doctype html><html><head><meta charset="utf-8"><style>${fontFaces}</style><style id="look"></style></head><body></body></html>`,
  );
  await tab.goto(pathToFileURL(file).href);
  fs.rmSync(folder, { recursive: true });
  return { browser, tab };
};

const running = `<div style="font-size:8px;width:100%;padding:0 50px;display:flex;justify-content:space-between">`;

/** Another time of the same length, so that the same page gives the same bytes. */
const dated = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(/\(D:\d{14}/g, '(D:20260115120000'), 'latin1');

/** The page as Chromium prints it. */
export const printed = async (
  page: Page,
  look: Look,
  language: string,
  title: string,
  footer: string,
): Promise<Uint8Array> => {
  opened ??= open();
  const { tab } = await opened;
  const { geometry } = familyOf(look.family);
  await tab.evaluate(
    async ([html = '', css = '', lang = '', name = '']) => {
      document.documentElement.lang = lang;
      document.title = name;
      (document.querySelector('#look') as HTMLStyleElement).textContent = css;
      document.body.innerHTML = html;
      await document.fonts.ready;
    },
    [bodyHtml(page, look), styleOf(look, geometry), language, title],
  );
  const bytes = await tab.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    ...(geometry.isRunning === true
      ? {
          displayHeaderFooter: true,
          headerTemplate: `${running}<span>${escaped(title)}</span></div>`,
          footerTemplate: `${running}<span></span><span>${footer} <span class="pageNumber"></span></span></div>`,
        }
      : {}),
  });
  return dated(bytes);
};

/** Ends the browser of this run, if there is one. */
export const closeChromium = async (): Promise<void> => {
  if (opened === undefined) return;
  const { browser } = await opened;
  opened = undefined;
  await browser.close();
};
