import { crc32, deflateRawSync } from 'node:zlib';

import { directoryOf, method, rawEntry, signature } from './zip.ts';

const encoder = new TextEncoder();

/** Bit 3: sizes follow the content. What is written here has them in its header. */
const sizesFollow = 8;

/**
 * The package with other text in the named parts, in the same order. Every other part keeps its compressed bytes. Throws
 * a fault for an archive that `openZip` refuses; names that the archive lacks are left out.
 */
export const replaceParts = (bytes: Uint8Array, texts: ReadonlyMap<string, string>): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { list, shift } = directoryOf(bytes, view);
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of list) {
    const raw = rawEntry(bytes, view, entry, shift);
    const text = texts.get(entry.name);
    // Copies, whatever kind of array the bytes are: the slices of a Buffer share its memory.
    const header = new Uint8Array(raw.header);
    const record = new Uint8Array(bytes.subarray(...entry.record));
    const [head, row] = [new DataView(header.buffer), new DataView(record.buffer)];
    let { content } = raw;
    if (text !== undefined) {
      const plain = encoder.encode(text);
      content = deflateRawSync(plain);
      row.setUint16(10, method.deflated, true);
      row.setUint32(16, crc32(plain), true);
      row.setUint32(20, content.length, true);
      row.setUint32(24, plain.length, true);
    }
    row.setUint16(8, entry.flags & ~sizesFollow, true);
    row.setUint32(42, at, true);
    // Both have flags, method, time, checksum and sizes in this order.
    header.set(record.subarray(8, 28), 6);
    head.setUint32(0, signature.file, true);
    files.push(header, content);
    directory.push(record);
    at += header.length + content.length;
  }
  const size = directory.reduce((sum, record) => sum + record.length, 0);
  return joined([...files, ...directory, endOfDirectory(list.length, size, at)]);
};

const endOfDirectory = (entries: number, size: number, at: number): Uint8Array => {
  const record = new Uint8Array(22);
  const view = new DataView(record.buffer);
  view.setUint32(0, signature.endOfDirectory, true);
  view.setUint16(8, entries, true);
  view.setUint16(10, entries, true);
  view.setUint32(12, size, true);
  view.setUint32(16, at, true);
  return record;
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};
