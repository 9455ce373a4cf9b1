import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilePdfium, type Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { type Answer, answerWith, type Question } from './answer.ts';
import { checkBytes } from './check-file.ts';

/** Loads the engine into this process. Returns the function that reads one file. */
export const openReader = async (): Promise<(question: Question, bytes: Uint8Array) => Promise<Answer>> => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const startPdfium = await compilePdfium(wasm);
  let last: Pdfium | null = null;
  return async (question, bytes) => {
    const { file, job, today, jobUrl } = question;
    // A new or renewed instance for each file, so that a broken file cannot affect the next.
    const pdfium = last?.renew() === true ? last : await startPdfium();
    last = pdfium;
    return answerWith(checkBytes(file, bytes, job, today, pdfium, jobUrl), question);
  };
};
