import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const magic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Higher levels take longer and save less than a tenth of the bytes. */
const level = 3;
/** Far above any result: the bytes are our own and authenticated, so this only bounds a bug. */
const maxBytes = 64 * 1024 * 1024;

/**
 * A value as compressed JSON, to be sealed: a result takes a quarter of its size. Only for what its owner alone can read,
 * because the size of the sealed bytes then tells something about the content.
 */
export const pack = (value: unknown): Buffer =>
  zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: level } });

/** The value of `pack`, or of JSON without compression, as results were stored at first. */
export const unpack = (packed: Buffer): unknown => {
  const isCompressed = packed.subarray(0, magic.length).equals(magic);
  const text = isCompressed ? zstdDecompressSync(packed, { maxOutputLength: maxBytes }) : packed;
  return JSON.parse(text.toString('utf8'));
};
