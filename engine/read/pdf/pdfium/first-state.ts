import type { PdfiumExports } from './exports.ts';

/** The memory of a new instance, up to the last word that is not 0: a tenth of it. */
export const usedMemory = ({ memory }: PdfiumExports): Uint8Array =>
  new Uint8Array(memory.buffer).slice(0, usedBytes(new BigInt64Array(memory.buffer)));

/** Only looks: pages of memory that nobody has written to take no room until someone does. */
const usedBytes = (words: BigInt64Array): number => {
  let end = words.length;
  while (end > 0 && words[end - 1] === 0n) end -= 1;
  return end * BigInt64Array.BYTES_PER_ELEMENT;
};

/**
 * A function that makes a new instance as it was, byte for byte, so that nothing of what it has read since is left; it
 * returns false when that is impossible, because the memory has grown or a call did not return. PDFium has no files, and
 * outside its memory only four numbers: the stack pointer, which is compared here, the two bounds of the stack, which are
 * written once, and one whose purpose we do not know.
 */
export const restorerOf = (call: PdfiumExports, used: Uint8Array): (() => boolean) => {
  const bytes = new Uint8Array(call.memory.buffer);
  const words = new BigInt64Array(call.memory.buffer);
  const stackAtStart = call.emscripten_stack_get_current();
  return () => {
    // Memory that has grown has detached the view.
    if (bytes.length === 0 || call.emscripten_stack_get_current() !== stackAtStart) return false;
    bytes.fill(0, used.length, Math.max(used.length, usedBytes(words)));
    bytes.set(used);
    return true;
  };
};
