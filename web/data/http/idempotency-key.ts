/** 128 random bits. A retry with the same key counts once. `randomUUID` needs HTTPS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
