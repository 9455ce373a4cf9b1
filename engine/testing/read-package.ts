import { openZip } from '#engine/read/docx/package/zip.ts';

/** The parts of a package as text, by name, in stored order. */
export const readPackage = (bytes: Uint8Array): ReadonlyMap<string, string> => {
  const zip = openZip(bytes);
  return new Map(zip.names.map((name) => [name, Buffer.from(zip.read(name) ?? []).toString('latin1')]));
};
