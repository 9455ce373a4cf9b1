import { Buffer } from 'node:buffer';
import type { PdfiumExports } from './exports.ts';

/** The memory of a new instance, up to the last page that is not all 0: a tenth of it. */
export const usedMemory = ({ memory }: PdfiumExports): Uint8Array => {
  const bytes = new Uint8Array(memory.buffer);
  return bytes.slice(0, usedBytes(bytes));
};

/** WebAssembly's unit of memory: every memory is a multiple of it. */
const pageBytes = 65_536;
const emptyPage = new Uint8Array(pageBytes);

/**
 * Only looks: pages of memory that nobody has written to take no room until someone does. 18 MB are looked at for each
 * document: by the system's own comparison in 0.2 ms, by a loop of ours in 2 to 5.
 */
const usedBytes = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && Buffer.compare(bytes.subarray(end - pageBytes, end), emptyPage) === 0) end -= pageBytes;
  return end;
};

/**
 * A function that makes a new instance as it was, byte for byte, so that nothing of what it has read since is left; it
 * returns false when that is impossible, because the memory has grown or a call did not return. PDFium has no files, and
 * outside its memory only four numbers: the stack pointer, which is compared here, the two bounds of the stack, which are
 * written once, and one whose purpose we do not know.
 */
export const restorerOf = (call: PdfiumExports, used: Uint8Array): (() => boolean) => {
  const bytes = new Uint8Array(call.memory.buffer);
  const stackAtStart = call.emscripten_stack_get_current();
  return () => {
    // Memory that has grown has detached the view.
    if (bytes.length === 0 || call.emscripten_stack_get_current() !== stackAtStart) return false;
    bytes.fill(0, used.length, Math.max(used.length, usedBytes(bytes)));
    bytes.set(used);
    return true;
  };
};
