import { attachedFile } from '#engine/read/pdf/attached-file.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { type AttachedData, attachedName, draftFromAttached, maxAttachedBytes } from './attached-data.ts';

/** What became of the data in a file whose pages have this text. A Word file has none. */
export const dataIn = (bytes: Uint8Array, storedText: string, pdfium: Pdfium): AttachedData =>
  isPdf(bytes)
    ? draftFromAttached(attachedFile(bytes, attachedName, maxAttachedBytes, pdfium), storedText)
    : { is: 'none' };

const pdfMark = '%PDF-';
/** Viewers accept the mark of a PDF within its first kilobyte, and so does our reader. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes(pdfMark);
