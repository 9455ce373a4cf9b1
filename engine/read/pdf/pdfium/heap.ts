import type { Pointer } from './exports.ts';

/**
 * Reading and writing PDFium's memory. The views are detached whenever that memory grows, at any call into PDFium, so
 * each access gets a valid one: a detached view has length 0, which is cheaper to check than to compare buffers.
 */
export type Heap = {
  f32(at: Pointer): number;
  f64(at: Pointer): number;
  i32(at: Pointer): number;
  u8(at: Pointer): number;
  write(at: Pointer, bytes: Uint8Array): void;
  /** A copy, which later changes of the memory do not affect. */
  copy(at: Pointer, length: number): Uint8Array;
};

/** Access to PDFium's memory; addresses are in bytes. */
export const heapOf = (memory: WebAssembly.Memory): Heap => {
  let bytes = new Uint8Array(memory.buffer);
  let floats = new Float32Array(memory.buffer);
  let doubles = new Float64Array(memory.buffer);
  let integers = new Int32Array(memory.buffer);

  const renew = (): void => {
    bytes = new Uint8Array(memory.buffer);
    floats = new Float32Array(memory.buffer);
    doubles = new Float64Array(memory.buffer);
    integers = new Int32Array(memory.buffer);
  };

  return {
    f32: (at) => {
      if (floats.length === 0) renew();
      return floats[at >> 2] ?? 0;
    },
    f64: (at) => {
      if (doubles.length === 0) renew();
      return doubles[at >> 3] ?? 0;
    },
    i32: (at) => {
      if (integers.length === 0) renew();
      return integers[at >> 2] ?? 0;
    },
    u8: (at) => {
      if (bytes.length === 0) renew();
      return bytes[at] ?? 0;
    },
    write: (at, what) => {
      if (bytes.length === 0) renew();
      bytes.set(what, at);
    },
    copy: (at, length) => {
      if (bytes.length === 0) renew();
      return bytes.slice(at, at + length);
    },
  };
};
