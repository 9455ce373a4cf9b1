import type { DocumentTraits, Metadata } from '../../model/document.ts';
import { noTraits } from '../no-traits.ts';
import type { Pointer } from './pdfium/exports.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { utf16Text, withAscii } from './pdfium/strings.ts';

/** Bit 5 of the permissions: copy or otherwise extract text. */
const extractionBit = 1 << 4;

/** Traits stored in the file; the counts are added page by page. */
export const traitsOf = (pdfium: Pdfium, document: Pointer): DocumentTraits => {
  const { call } = pdfium;
  const isEncrypted = call.FPDF_GetSecurityHandlerRevision(document) !== -1;
  return {
    ...noTraits,
    isTagged: call.FPDFCatalog_IsTagged(document) === 1,
    language: utf16Text(pdfium, (into, length) => call.FPDFCatalog_GetLanguage(document, into, length)) || null,
    forbidsExtraction: isEncrypted && (call.FPDF_GetDocPermissions(document) & extractionBit) === 0,
  };
};

/** Title, author and programs as stored in the file; '' for what is missing. */
export const metadataOf = (pdfium: Pdfium, document: Pointer): Metadata => {
  const entry = (tag: string): string =>
    withAscii(pdfium, tag, (at) =>
      utf16Text(pdfium, (into, length) => pdfium.call.FPDF_GetMetaText(document, at, into, length)),
    );
  return { title: entry('Title'), author: entry('Author'), producer: entry('Producer'), creator: entry('Creator') };
};
