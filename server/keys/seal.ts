import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const headBytes = ivBytes + tagBytes;
/** A large file passes in pieces, so that it is not held once more. */
const pieceBytes = 256 * 1024;

/** AES-256-GCM: a fresh random IV, the tag, the ciphertext. `label` is authenticated: what was sealed for one place cannot be opened for another. */
export const seal = (key: Buffer | KeyObject, label: string, plain: Uint8Array): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(label));
  const sealed = Buffer.allocUnsafe(headBytes + plain.length);
  pass(cipher, plain, sealed.subarray(headBytes));
  iv.copy(sealed);
  cipher.getAuthTag().copy(sealed, ivBytes);
  return sealed;
};

/** Throws when the bytes were changed, moved, or encrypted with another key. */
export const unseal = (key: Buffer | KeyObject, label: string, sealed: Buffer): Buffer => {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(label))
    .setAuthTag(sealed.subarray(ivBytes, headBytes));
  const plain = Buffer.allocUnsafe(sealed.length - headBytes);
  pass(decipher, sealed.subarray(headBytes), plain);
  return plain;
};

/** GCM is a stream cipher: each piece has its own length, and nothing is left at the end. */
const pass = (cipher: CipherGCM | DecipherGCM, from: Uint8Array, into: Buffer): void => {
  for (let at = 0; at < from.length; at += pieceBytes) into.set(cipher.update(from.subarray(at, at + pieceBytes)), at);
  cipher.final();
};
