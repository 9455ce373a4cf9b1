import { directoryOf, rawEntry } from '#engine/read/docx/package/zip.ts';

const rawParts = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { list, shift } = directoryOf(bytes, view);
  return new Map(list.map((entry) => [entry.name, rawEntry(bytes, view, entry, shift).content]));
};

/** How many parts of a package differ in their compressed bytes. */
export const keptParts = (before: Uint8Array, after: Uint8Array): { touched: number; all: number } => {
  const [old, fresh] = [rawParts(before), rawParts(after)];
  const touched = [...old].filter(([name, raw]) => Buffer.compare(raw, fresh.get(name) ?? new Uint8Array()) !== 0);
  return { touched: touched.length, all: old.size };
};
