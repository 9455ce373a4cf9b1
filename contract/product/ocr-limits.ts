/** Limits of reading the pictures of a resume by OCR. */
export const ocrLimits = {
  /** The first ones; the rest is not read. */
  pages: 10,
  /** Of processor time, about as much on the clock when the server has nothing else to do. A page takes about two. */
  seconds: 20,
  /** On the clock, for a busy server. */
  clockSeconds: 30,
} as const;

/** Why a file has nothing to read by OCR, and what to do. */
export const ocrRefusals = {
  'not-pdf': 'We read pictures only in PDF files. Save this document as PDF and try again.',
  'has-text': 'This file has text, so its pages need no text recognition. Check it as it is.',
  'too-slow':
    'Reading the first page took too long, so we stopped. Scan the page again in black and white, or type the resume.',
  wordless: 'We found no words in the pictures of this file. Scan the pages again: upright, sharp and without shadows.',
} as const;
