import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: a fresh random IV, the tag, the ciphertext. `label` is authenticated: what was sealed for one place cannot be opened for another. */
export const seal = (key: Buffer, label: string, plain: Uint8Array): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(label));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Throws when the bytes were changed, moved, or encrypted with another key. */
export const unseal = (key: Buffer, label: string, sealed: Buffer): Buffer => {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(label))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
};
