import type { PdfiumExports } from './exports.ts';

/** The memory of a new instance, up to the last byte that is not 0: a tenth of it. */
export const usedMemory = ({ memory }: PdfiumExports): Uint8Array => {
  const words = new Int32Array(memory.buffer);
  let end = words.length;
  while (end > 0 && words[end - 1] === 0) end -= 1;
  return new Uint8Array(memory.buffer).slice(0, end * Int32Array.BYTES_PER_ELEMENT);
};

/**
 * A function that makes a new instance as it was, byte for byte, so that nothing of what it has read since is left; it
 * returns false when that is impossible, because the memory has grown or a call did not return. PDFium's only other
 * state is the stack pointer: it writes the bounds of its stack once, and has no files.
 */
export const restorerOf = (call: PdfiumExports, used: Uint8Array): (() => boolean) => {
  const bytes = new Uint8Array(call.memory.buffer);
  const stackAtStart = call.emscripten_stack_get_current();
  return () => {
    // Memory that has grown has detached the view.
    if (bytes.length === 0 || call.emscripten_stack_get_current() !== stackAtStart) return false;
    bytes.set(used);
    bytes.fill(0, used.length);
    return true;
  };
};
