import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';

let factory: Promise<() => Promise<Pdfium>> | undefined;

/** A fresh PDFium, compiled once per process from the package in node_modules. */
export const pdfiumForTests = async (): Promise<Pdfium> => {
  factory ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')).then(compilePdfium);
  return (await factory)();
};
