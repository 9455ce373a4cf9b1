import { failureOf } from '../failures.ts';
import type { Outcome } from '../model/failure.ts';

/** Tells by content, not by name, what the bytes are. */
export const sniff = (bytes: Uint8Array, filename: string): Outcome<'pdf' | 'docx'> => {
  void filename;
  if (bytes.length === 0) return { ok: false, failure: failureOf('empty-file') };
  if (bytes[0] === 0x25) return { ok: true, value: 'pdf' };
  if (bytes[0] === 0x50) return { ok: true, value: 'docx' };
  return { ok: false, failure: failureOf('not-pdf-or-docx') };
};
