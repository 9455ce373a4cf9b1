/** A name for one analysis, so that a try that is made again is never counted twice. 128 random bits; `randomUUID` needs HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
