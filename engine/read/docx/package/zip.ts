import { inflateRawSync } from 'node:zlib';

import { Fault } from './fault.ts';

/** The parts of a package. `read` inflates one (null when there is none); the limits below apply to the sum of everything read. */
export type Zip = { names: readonly string[]; read(name: string): Uint8Array | null };

/** Limits that a resume never reaches and a decompression bomb does. Inflated bytes are counted as they arrive, because declared sizes may be false. */
const maxEntries = 2000;
const maxPartBytes = 30 * 1024 * 1024;
const maxTotalBytes = 60 * 1024 * 1024;
/** XML compresses to a tenth, rarely to a fiftieth; the ratio is checked only for large parts. */
const maxRatio = 100;
const freeBytes = 1024 * 1024;

export const signature = { endOfDirectory: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const;
export const method = { stored: 0, deflated: 8 } as const;

type Entry = {
  name: string;
  flags: number;
  method: number;
  compressed: number;
  /** As declared, which may be false. */
  size: number;
  at: number;
  /** Its record in the directory, from and to. */
  record: readonly [number, number];
};

const names = new TextDecoder();

/** Reads the directory of an archive; `read` returns null for a name that is missing. Throws a fault for an archive that is damaged, has names that escape its folder, or unpacks to too much. */
export const openZip = (bytes: Uint8Array): Zip => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  const { list, shift } = directoryOf(bytes, view);
  for (const entry of list) {
    if (isEscaping(entry.name) || entries.has(entry.name)) throw new Fault('damaged');
    entries.set(entry.name, entry);
  }

  let total = 0;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const part = contentOf(bytes, view, entry, shift, maxTotalBytes - total);
      total += part.length;
      return part;
    },
  };
};

/** Names that would escape the folder a package is unpacked into; no legitimate program writes them. */
const isEscaping = (name: string): boolean =>
  name.startsWith('/') || name.includes('\0') || /^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');

/** `shift` is the number of bytes before the actual archive, such as those that a mail program or a polyglot file adds. */
export const directoryOf = (bytes: Uint8Array, view: DataView): { list: Entry[]; shift: number } => {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new Fault('too-large-inside');
  const size = view.getUint32(end + 12, true);
  const shift = Math.max(0, end - size - view.getUint32(end + 16, true));

  const list: Entry[] = [];
  let at = end - size;
  for (let index = 0; index < count; index++) {
    if (at < 0 || at + 46 > bytes.length || view.getUint32(at, true) !== signature.entry) throw new Fault('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    list.push({
      name: names.decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
      record: [at, next],
    });
    at = next;
  }
  return { list, shift };
};

/** The record is at the end, before a comment of at most 65,535 bytes. */
const endOfDirectory = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === signature.endOfDirectory) return at;
  }
  throw new Fault('damaged');
};

const contentOf = (bytes: Uint8Array, view: DataView, entry: Entry, shift: number, left: number): Uint8Array => {
  if ((entry.flags & 1) !== 0) throw new Fault('password-protected');
  const { content: raw } = rawEntry(bytes, view, entry, shift);

  const limit = Math.min(maxPartBytes, left, Math.max(freeBytes, raw.length * maxRatio));
  if (entry.method === method.stored && raw.length <= limit) return raw;
  if (entry.method === method.stored || limit <= 0) throw new Fault('too-large-inside');
  if (entry.method !== method.deflated) throw new Fault('damaged');
  return inflated(raw, entry.size, limit);
};

/** An entry as it is stored: its local header with name and extra fields, and its content, compressed or not. */
export const rawEntry = (
  bytes: Uint8Array,
  view: DataView,
  entry: Entry,
  shift: number,
): { header: Uint8Array; content: Uint8Array } => {
  const header = entry.at + shift;
  if (header + 30 > bytes.length || view.getUint32(header, true) !== signature.file) throw new Fault('damaged');
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return { header: bytes.subarray(header, start), content: bytes.subarray(start, start + entry.compressed) };
};

/** Bytes. A usual part is inflated in one piece, as several are copied together afterwards; the least is what Node takes. */
const chunk = { min: 16 * 1024, max: 512 * 1024 };

const inflated = (raw: Uint8Array, declared: number, limit: number): Uint8Array => {
  try {
    const chunkSize = Math.min(Math.max(declared, chunk.min), chunk.max);
    return inflateRawSync(raw, { maxOutputLength: limit, chunkSize });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Fault(isTooLarge ? 'too-large-inside' : 'damaged');
  }
};
