import type { Pointer } from './exports.ts';
import { scratchBytes } from './pdfium.ts';
import type { Pdfium } from './pdfium.ts';

const utf8 = new TextDecoder();
const utf16 = new TextDecoder('utf-16le');

/** No title, address or name that matters is longer. */
const maxBytes = 65_536;

/** PDFium's convention for returning text: it gets a buffer and its size, and returns the number of bytes needed, including the NUL. */
type Writer = (into: Pointer, length: number) => number;

const written = ({ call, heap, scratch }: Pdfium, write: Writer): Uint8Array => {
  const needed = write(scratch, scratchBytes);
  if (needed <= 0 || needed > maxBytes) return new Uint8Array();
  if (needed <= scratchBytes) return heap.copy(scratch, needed);

  const at = call.malloc(needed);
  if (at === 0) return new Uint8Array();
  write(at, needed);
  const bytes = heap.copy(at, needed);
  call.free(at);
  return bytes;
};

/** '' when there is none. */
export const utf16Text = (pdfium: Pdfium, write: Writer): string => {
  const bytes = written(pdfium, write);
  return utf16.decode(bytes.subarray(0, Math.max(0, bytes.length - 2))).toWellFormed();
};

/** '' when there is none. */
export const utf8Text = (pdfium: Pdfium, write: Writer): string => {
  const bytes = written(pdfium, write);
  return utf8.decode(bytes.subarray(0, Math.max(0, bytes.length - 1)));
};

/** Runs `use` with the address of a NUL-terminated copy of `text`, which must be ASCII. */
export const withAscii = <T>({ call, heap }: Pdfium, text: string, use: (at: Pointer) => T): T => {
  const at = call.malloc(text.length + 1);
  heap.write(
    at,
    Uint8Array.from({ length: text.length + 1 }, (_, index) => (index < text.length ? text.charCodeAt(index) : 0)),
  );
  try {
    return use(at);
  } finally {
    call.free(at);
  }
};
