/** The container of old Office files; Office also wraps a .docx with a password in one ([MS-OFFCRYPTO] 2.3.4). */
const oleHeader: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];

/** True for the compound file format: an old .doc, or a .docx with a password. */
export const isOleContainer = (bytes: Uint8Array): boolean => oleHeader.every((value, index) => bytes[index] === value);

/** Name of the stream with the encrypted package, in the container's directory. */
const streamName = 'EncryptedPackage';

/** Directory names are UTF-16; the directory can be anywhere in the file. */
export const isOleEncrypted = (bytes: Uint8Array): boolean => {
  for (let at = 0; at + streamName.length * 2 <= bytes.length; at += 2) {
    if (bytes[at] === 0x45 && isNameAt(bytes, at)) return true;
  }
  return false;
};

const isNameAt = (bytes: Uint8Array, at: number): boolean => {
  for (let index = 0; index < streamName.length; index++) {
    if (bytes[at + index * 2] !== streamName.charCodeAt(index) || bytes[at + index * 2 + 1] !== 0) return false;
  }
  return true;
};
