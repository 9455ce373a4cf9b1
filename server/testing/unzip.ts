import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP by name, read from its central directory. */
export const unzip = (zip: Buffer): Record<string, Buffer> => {
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16);
  while (zip.readUInt32LE(at) === 0x02_01_4b_50) {
    const [size, nameSize, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const [method, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const name = zip.subarray(at + 46, at + 46 + nameSize).toString();
    files[name] = method === 0 ? packed : inflateRawSync(packed);
    at += 46 + nameSize + extra + comment;
  }
  return files;
};
