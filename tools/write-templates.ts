import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { pageImage, pageSizes } from '#content/templates/catalog.ts';
import type { Measured } from '#content/templates/schema.ts';
import { templateIds, variantSchema } from '#contract/api/templates.ts';
import { drawPage } from '#engine/read/pdf/draw-page.ts';
import { pngOf } from '#server/parsing/png.ts';
import { chromiumPath } from './chromium.ts';
import {
  makeTemplate,
  measuredSource,
  measureTemplates,
  openWorkshop,
  root,
  sizesOf,
  type Workshop,
} from './templates.ts';

// `npm run templates` measures every template and draws its pages; tests/templates.test.ts fails if the scores are out
// of date. `npm run templates -- FOLDER` also saves all files there for review.
const qualities = { small: 0.8, large: 0.72 };
const letterWidthPt = 612;

const writeMeasured = (measured: Measured): void => {
  const file = path.join(root, 'content/templates/measured.ts');
  fs.writeFileSync(file, measuredSource(measured));
  spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { stdio: 'inherit' });
};

/** The browser is the only WebP encoder available here. */
const webpOf = async (page: Page, png: Buffer, quality: number): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ([data, share]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality: share })).bytes();
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(encoded, 'base64');
};

const drawPages = async (workshop: Workshop, { templates }: Measured): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: isRoot ? ['--no-sandbox'] : [] });
  const canvas = await browser.newPage();
  fs.mkdirSync(path.join(root, 'web/public/template-pages'), { recursive: true });
  for (const id of templateIds) {
    for (const variant of variantSchema.options) {
      const pdf = await makeTemplate(workshop, id, 'pdf', variant);
      for (let page = 1; page <= templates[id].pages[variant]; page += 1) {
        for (const size of sizesOf(variant, page)) {
          const drawing = drawPage(pdf, workshop.pdfium, page, pageSizes[size].widthPx / letterWidthPt);
          if (!drawing.ok || drawing.value === null) throw new Error(`${id} has no page ${page}`);
          const webp = await webpOf(canvas, pngOf(drawing.value), qualities[size]);
          fs.writeFileSync(path.join(root, 'web/public', pageImage(id, variant, page, size)), webp);
        }
      }
    }
  }
  await browser.close();
};

const writeFiles = async (workshop: Workshop, folder: string): Promise<void> => {
  fs.mkdirSync(folder, { recursive: true });
  for (const id of templateIds)
    for (const variant of variantSchema.options)
      for (const format of ['pdf', 'docx'] as const)
        fs.writeFileSync(
          path.join(folder, `${id}-${variant}.${format}`),
          await makeTemplate(workshop, id, format, variant),
        );
};

const workshop = await openWorkshop();
const measured = await measureTemplates(workshop);
writeMeasured(measured);
await drawPages(workshop, measured);
const folder = process.argv[2];
if (folder !== undefined) await writeFiles(workshop, folder);
workshop.close();
console.log(JSON.stringify(measured.templates, null, 2));
