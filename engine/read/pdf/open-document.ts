import { failureOf } from '../../failures.ts';
import type { Outcome } from '../../model/failure.ts';
import type { Pointer } from './exports.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY: both mean that nobody opens this file without being let in. */
const lockedErrors: readonly number[] = [4, 5];

/** Opens the bytes, hands the document to `use`, and frees everything, whatever happens inside. */
export const withDocument = <T>(
  bytes: Uint8Array,
  { call, heap }: Pdfium,
  use: (document: Pointer) => Outcome<T>,
): Outcome<T> => {
  const at = call.malloc(bytes.length);
  if (at === 0) return { ok: false, failure: failureOf('too-large-inside') };
  heap.write(at, bytes);
  try {
    const document = call.FPDF_LoadMemDocument(at, bytes.length, 0);
    if (document === 0) {
      const isLocked = lockedErrors.includes(call.FPDF_GetLastError());
      return { ok: false, failure: failureOf(isLocked ? 'password-protected' : 'damaged') };
    }
    try {
      return use(document);
    } finally {
      call.FPDF_CloseDocument(document);
    }
  } finally {
    call.free(at);
  }
};

/** Hands the page and its text to `use`; false when PDFium cannot load the page. */
export const withPage = (
  document: Pointer,
  index: number,
  { call }: Pdfium,
  use: (page: Pointer, textPage: Pointer) => void,
): boolean => {
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return false;
  try {
    const textPage = call.FPDFText_LoadPage(page);
    try {
      use(page, textPage);
      return true;
    } finally {
      if (textPage !== 0) call.FPDFText_ClosePage(textPage);
    }
  } finally {
    call.FPDF_ClosePage(page);
  }
};
