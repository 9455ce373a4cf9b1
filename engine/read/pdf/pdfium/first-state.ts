import type { PdfiumExports } from './exports.ts';

/** The memory of a new instance, up to the last stretch that is not all 0: a tenth of it. */
export const usedMemory = ({ memory }: PdfiumExports): Uint8Array =>
  new Uint8Array(memory.buffer).slice(0, usedBytes(new Int32Array(memory.buffer)));

/** Words of 4 bytes. The memory is whole pages of 64 kB, so a multiple of it. */
const stretchWords = 1024;

/** Only looks: pages of memory that nobody has written to take no room until someone does. */
const usedBytes = (words: Int32Array): number => {
  let end = words.length;
  while (end > 0 && isZero(words, end - stretchWords)) end -= stretchWords;
  return end * Int32Array.BYTES_PER_ELEMENT;
};

/**
 * Four million words are looked at for each document. In one long loop V8 starts each time with slow code and replaces it
 * on the way, which took 10 ms; a short function that is called often is optimized once.
 */
const isZero = (words: Int32Array, from: number): boolean => {
  let bits = 0;
  for (let at = from; at < from + stretchWords; at += 1) bits |= words[at] ?? 0;
  return bits === 0;
};

/**
 * A function that makes a new instance as it was, byte for byte, so that nothing of what it has read since is left; it
 * returns false when that is impossible, because the memory has grown or a call did not return. PDFium has no files, and
 * outside its memory only four numbers: the stack pointer, which is compared here, the two bounds of the stack, which are
 * written once, and one whose purpose we do not know.
 */
export const restorerOf = (call: PdfiumExports, used: Uint8Array): (() => boolean) => {
  const bytes = new Uint8Array(call.memory.buffer);
  const words = new Int32Array(call.memory.buffer);
  const stackAtStart = call.emscripten_stack_get_current();
  return () => {
    // Memory that has grown has detached the view.
    if (bytes.length === 0 || call.emscripten_stack_get_current() !== stackAtStart) return false;
    bytes.fill(0, used.length, Math.max(used.length, usedBytes(words)));
    bytes.set(used);
    return true;
  };
};
