import { init } from '@embedpdf/pdfium';

import type { PdfiumExports, Pointer } from './exports.ts';
import { heapOf } from './heap.ts';
import type { Heap } from './heap.ts';

/** PDFium compiled to WebAssembly, started. Opaque to all but `engine/read/pdf`. */
export type Pdfium = {
  readonly call: PdfiumExports;
  readonly heap: Heap;
  /** `scratchBytes` of PDFium's memory for small answers; valid until the next use by anybody. */
  readonly scratch: Pointer;
};

export const scratchBytes = 4096;

/**
 * Compiles PDFium once and gives a function that starts instances of it. An instance keeps what a document did to its memory
 * (growth, and after a trap anything), so whoever reads files of strangers starts one for each: it costs a few milliseconds.
 */
export const compilePdfium = async (wasm: Uint8Array): Promise<() => Promise<Pdfium>> => {
  const module = await WebAssembly.compile(new Uint8Array(wasm));
  return () => startPdfium(module);
};

/** Starts PDFium from the bytes of its WASM file, which the caller reads: the engine touches no files. */
export const loadPdfium = async (wasm: Uint8Array): Promise<Pdfium> => (await compilePdfium(wasm))();

const startPdfium = async (module: WebAssembly.Module): Promise<Pdfium> => {
  const overrides = {
    instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object => {
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance);
      return instance.exports;
    },
    print: () => {},
    printErr: () => {},
  };
  const started = await init(overrides);
  started.PDFiumExt_Init();

  const call: unknown = started.pdfium.wasmExports;
  if (!isPdfium(call)) throw new Error('This WebAssembly file is not the PDFium that engine/read/pdf was written for.');
  return { call, heap: heapOf(call.memory), scratch: call.malloc(scratchBytes) };
};

/** The package types only two of its exports; the rest is stated in exports.ts, and this sample of it looked for. */
const isPdfium = (call: unknown): call is PdfiumExports =>
  typeof call === 'object' &&
  call !== null &&
  'memory' in call &&
  'malloc' in call &&
  'FPDFText_GetLooseCharBox' in call;
