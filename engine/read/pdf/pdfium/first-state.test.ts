import { expect, it } from 'vitest';
import { pdfiumForTests } from '../../../testing/pdfium.ts';
import { read } from '../../read.ts';
import type { Pdfium } from './pdfium.ts';

const memoryOf = ({ call }: Pdfium): Buffer => Buffer.from(call.memory.buffer);

/** A PDF of one page with these words. */
const pdfOf = (words: string): Uint8Array => {
  const content = `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n`);
};

const secret = 'Ada Lovelace, analyst of engines since 1843';

it('makes an instance that has read a document the same as a new one, byte for byte', async () => {
  const used = await pdfiumForTests();
  const outcome = read(pdfOf(secret), 'resume.pdf', used);
  expect(outcome.ok && outcome.value.runs.map(({ text }) => text).join('')).toContain('Lovelace');
  const another = await pdfiumForTests();
  expect(memoryOf(used).equals(memoryOf(another))).toBe(false);
  expect(used.renew()).toBe(true);
  expect(memoryOf(used).equals(memoryOf(another))).toBe(true);
  expect(read(pdfOf(secret), 'resume.pdf', used)).toEqual(outcome);
});

it('does not renew an instance whose memory has grown', async () => {
  const pdfium = await pdfiumForTests();
  pdfium.call.free(pdfium.call.malloc(40 * 1024 * 1024));
  expect(pdfium.renew()).toBe(false);
});

it('does not renew an instance that was refused memory', async () => {
  const pdfium = await pdfiumForTests();
  pdfium.call.malloc(400 * 1024 * 1024);
  expect(pdfium.isExhausted()).toBe(true);
  expect(pdfium.renew()).toBe(false);
});

it('renews an instance after a trap only if that leaves nothing behind', async () => {
  const pdfium = await pdfiumForTests();
  const another = await pdfiumForTests();
  // An address outside the memory.
  expect(() => pdfium.call.FPDF_GetPageCount(0x7fff_ff00)).toThrow(WebAssembly.RuntimeError);
  const isStackSame = pdfium.call.emscripten_stack_get_current() === another.call.emscripten_stack_get_current();
  expect(pdfium.renew()).toBe(isStackSame);
  expect(memoryOf(pdfium).equals(memoryOf(another))).toBe(isStackSame);
});
