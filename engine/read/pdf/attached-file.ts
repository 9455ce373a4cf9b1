import { failureOf } from '../../failures.ts';
import type { Pointer } from './pdfium/exports.ts';
import { withDocument } from './pdfium/open-document.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { utf16Text } from './pdfium/strings.ts';

/** More attachments than anybody puts into a resume are not looked at. */
const maxAttachments = 20;

/**
 * The bytes of the file of this name that is attached to a PDF; null where there is none, or where it is longer than
 * `maxBytes`. No part of an analysis: hiring software reads the pages, not what is attached to them.
 */
export const attachedFile = (bytes: Uint8Array, name: string, maxBytes: number, pdfium: Pdfium): Uint8Array | null => {
  try {
    const found = withDocument(bytes, pdfium, (document) => {
      const attachment = attachmentNamed(document, name, pdfium);
      const content = attachment === 0 ? null : contentOf(attachment, maxBytes, pdfium);
      return content === null ? { ok: false, failure: failureOf('damaged') } : { ok: true, value: content };
    });
    return found.ok ? found.value : null;
  } catch {
    // A trap inside PDFium, or memory that it did not get.
    return null;
  }
};

const attachmentNamed = (document: Pointer, name: string, pdfium: Pdfium): Pointer => {
  const { call } = pdfium;
  const count = Math.min(call.FPDFDoc_GetAttachmentCount(document), maxAttachments);
  for (let index = 0; index < count; index += 1) {
    const attachment = call.FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) continue;
    const own = utf16Text(pdfium, (into, length) => call.FPDFAttachment_GetName(attachment, into, length));
    if (own === name) return attachment;
  }
  return 0;
};

const contentOf = (attachment: Pointer, maxBytes: number, { call, heap, scratch }: Pdfium): Uint8Array | null => {
  if (call.FPDFAttachment_GetFile(attachment, 0, 0, scratch) === 0) return null;
  const length = heap.i32(scratch);
  if (length <= 0 || length > maxBytes) return null;
  const at = call.malloc(length);
  if (at === 0) return null;
  try {
    const isWritten = call.FPDFAttachment_GetFile(attachment, at, length, scratch) !== 0;
    return isWritten ? heap.copy(at, length) : null;
  } finally {
    call.free(at);
  }
};
