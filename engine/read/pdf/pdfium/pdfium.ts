import { init } from '@embedpdf/pdfium';

import type { PdfiumExports, Pointer } from './exports.ts';
import { heapOf } from './heap.ts';
import type { Heap } from './heap.ts';
import { restorerOf, usedMemory } from './first-state.ts';

/** A running instance of PDFium compiled to WebAssembly. Opaque outside `engine/read/pdf`. */
export type Pdfium = {
  readonly call: PdfiumExports;
  readonly heap: Heap;
  /** `scratchBytes` of PDFium's memory for small results; valid until the next use by any caller. */
  readonly scratch: Pointer;
  /** True after a document asked for more memory than any resume needs; the instance must not be used again. */
  readonly isExhausted: () => boolean;
  /**
   * Makes the instance as new for the next document, in a sixth of the time that a new one takes. False when a new one
   * is needed: after a document that asked for more memory than PDFium starts with, or during which PDFium failed.
   */
  readonly renew: () => boolean;
};

export const scratchBytes = 4096;

/** Resumes need 17 MB, so this is ample. A kilobyte that unpacks to gigabytes fails at this limit, within a second. */
const maxMemoryBytes = 128 * 1024 * 1024;

/**
 * Compiles PDFium once and returns a function that starts instances of it. An instance keeps a document's effects on
 * its memory (growth, and after a trap anything), so untrusted files each get a new instance, or a renewed one.
 */
export const compilePdfium = async (wasm: Uint8Array): Promise<() => Promise<Pdfium>> => {
  const module = await WebAssembly.compile(new Uint8Array(wasm));
  let used: Uint8Array | null = null;
  return async () => {
    const { call, ...started } = await startPdfium(module);
    const scratch = call.malloc(scratchBytes);
    // All instances of a module start with the same memory.
    used ??= usedMemory(call);
    const restore = restorerOf(call, used);
    const renew = () => !started.isExhausted() && !started.isAborted() && restore();
    return { call, heap: heapOf(call.memory), scratch, isExhausted: started.isExhausted, renew };
  };
};

/** Starts PDFium from the bytes of its WASM file, which the caller reads: the engine touches no files. */
export const loadPdfium = async (wasm: Uint8Array): Promise<Pdfium> => (await compilePdfium(wasm))();

type Started = { call: PdfiumExports; isExhausted: () => boolean; isAborted: () => boolean };

const startPdfium = async (module: WebAssembly.Module): Promise<Started> => {
  let isExhausted = false;
  let isAborted = false;
  const overrides = {
    instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object => {
      const limited = withMemoryLimit(withoutFiles(imports), () => {
        isExhausted = true;
      });
      const instance = new WebAssembly.Instance(module, limited);
      receive(instance);
      return instance.exports;
    },
    onAbort: () => {
      isAborted = true;
    },
    print: () => {},
    printErr: () => {},
  };
  const started = await init(overrides);
  started.PDFiumExt_Init();

  const call: unknown = started.pdfium.wasmExports;
  if (!isPdfium(call)) throw new Error('This WebAssembly file is not the PDFium that engine/read/pdf was written for.');
  return { call, isExhausted: () => isExhausted, isAborted: () => isAborted };
};

/** ENOENT, as the system calls return it. */
const noSuchFile = -44;

/** No document makes or finds a file, not even in the memory of the instance. */
const withoutFiles = (imports: WebAssembly.Imports): WebAssembly.Imports => ({
  ...imports,
  env: { ...imports.env, __syscall_openat: () => noSuchFile },
});

type Grow = (bytes: number) => number;

const isGrow = (value: unknown): value is Grow => typeof value === 'function';

/** Emscripten calls this import for more memory; 0 means refused, at which PDFium aborts. */
const withMemoryLimit = (imports: WebAssembly.Imports, onLimit: () => void): WebAssembly.Imports => {
  const { env } = imports;
  const grow: unknown = env !== undefined && 'emscripten_resize_heap' in env ? env.emscripten_resize_heap : undefined;
  if (!isGrow(grow)) return imports;
  const growWithinLimit: Grow = (bytes) => {
    if (bytes >>> 0 <= maxMemoryBytes) return grow(bytes);
    onLimit();
    return 0;
  };
  return { ...imports, env: { ...env, emscripten_resize_heap: growWithinLimit } };
};

/** The package types only two of its exports; the rest is declared in exports.ts, and this sample of it is checked. */
const isPdfium = (call: unknown): call is PdfiumExports =>
  typeof call === 'object' &&
  call !== null &&
  'memory' in call &&
  'malloc' in call &&
  'FPDFText_GetLooseCharBox' in call;
