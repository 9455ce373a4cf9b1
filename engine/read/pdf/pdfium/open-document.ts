import { failureOf } from '../../../failures.ts';
import type { Outcome } from '../../../model/failure.ts';
import type { Pointer } from './exports.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY: both mean that the file cannot be opened without a password or certificate. */
const lockedErrors: readonly number[] = [4, 5];

/** Opens the bytes, passes the document to `use`, and frees everything, whatever happens inside. */
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

/**
 * Paints text typed into form fields and text notes onto the page, where it is then read. The annotations are gone
 * afterwards, so code that needs them must run before. The change takes effect when the page is opened again.
 */
export const flattenPage = (document: Pointer, page: Pointer, pdfium: Pdfium): boolean =>
  withDrawnFields(document, page, pdfium, () => pdfium.call.FPDFPage_Flatten(page, forDisplay) === flattened);

/** Runs `use` while PDFium has drawn the fields whose text the file leaves to the viewer to draw, as viewers do. */
const withDrawnFields = (document: Pointer, page: Pointer, { call }: Pdfium, use: () => boolean): boolean => {
  const info = call.PDFiumExt_OpenFormFillInfo();
  const form = info === 0 ? 0 : call.PDFiumExt_InitFormFillEnvironment(document, info);
  if (form !== 0) call.FORM_OnAfterLoadPage(page, form);
  try {
    return use();
  } finally {
    if (form !== 0) {
      call.FORM_OnBeforeClosePage(page, form);
      call.PDFiumExt_ExitFormFillEnvironment(form);
    }
    if (info !== 0) call.PDFiumExt_CloseFormFillInfo(info);
  }
};

/** FLAT_NORMALDISPLAY, FLATTEN_SUCCESS */
const forDisplay = 0;
const flattened = 1;

/** The result of `use` for the page and its text; null when PDFium cannot load the page. */
export const withPage = <T>(
  document: Pointer,
  index: number,
  { call }: Pdfium,
  use: (page: Pointer, textPage: Pointer) => T,
): T | null => {
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  try {
    const textPage = call.FPDFText_LoadPage(page);
    try {
      return use(page, textPage);
    } finally {
      if (textPage !== 0) call.FPDFText_ClosePage(textPage);
    }
  } finally {
    call.FPDF_ClosePage(page);
  }
};
