import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The WebAssembly of PDFium, from its package. */
export const pdfiumBytes = (): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
