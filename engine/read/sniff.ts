import { failureOf } from '../failures.ts';
import type { FixedFailureCode, Outcome } from '../model/failure.ts';

type Kind = 'pdf' | 'docx';

/** The kind expected for each file extension, and the failure when the content differs. */
const expectedKinds: readonly { ending: string; kind: Kind; broken: FixedFailureCode }[] = [
  { ending: '.pdf', kind: 'pdf', broken: 'not-pdf-inside' },
  { ending: '.docx', kind: 'docx', broken: 'not-docx-inside' },
];

/** Readers of PDF accept this much before the header (ISO 32000-1, implementation note 13). */
const junkBytes = 1024;

/** Detects the kind from the content; a file whose extension does not match its content is a failure of its own, because other software relies on extensions. */
export const sniff = (bytes: Uint8Array, filename: string): Outcome<Kind> => {
  if (bytes.length === 0) return { ok: false, failure: failureOf('empty-file') };
  const kind = kindOf(bytes);
  const name = filename.trim().toLowerCase();
  const promise = expectedKinds.find(({ ending }) => name.endsWith(ending));
  if (promise !== undefined && promise.kind !== kind) return { ok: false, failure: failureOf(promise.broken) };
  return kind === null ? { ok: false, failure: failureOf('not-pdf-or-docx') } : { ok: true, value: kind };
};

const kindOf = (bytes: Uint8Array): Kind | null => {
  if (startsWith(bytes, [0x50, 0x4b])) return 'docx';
  // The container of old Office files, and of every Office file with a password: the DOCX reader distinguishes them.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'docx';
  return hasPdfHeader(bytes) ? 'pdf' : null;
};

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((value, index) => bytes[at + index] === value);

/** '%PDF-' */
const pdfHeader: readonly number[] = [0x25, 0x50, 0x44, 0x46, 0x2d];

const hasPdfHeader = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < Math.min(bytes.length, junkBytes); at++) if (startsWith(bytes, pdfHeader, at)) return true;
  return false;
};
