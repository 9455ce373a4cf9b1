/** Messages over a pipe: four bytes of length (big endian), then that many bytes. */
export const frame = (body: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
};

/** Collects chunks and returns complete messages. Throws when a message announces more than `maxBytes` at that time. */
export const createUnframer = (maxBytes: () => number): ((chunk: Buffer) => Buffer[]) => {
  let chunks: Buffer[] = [];
  let held = 0;
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    const messages: Buffer[] = [];
    for (;;) {
      if (held < 4) return messages;
      if ((chunks[0]?.length ?? 0) < 4) chunks = [Buffer.concat(chunks)];
      const length = chunks[0]?.readUInt32BE(0) ?? 0;
      if (length > maxBytes()) throw new RangeError(`a message of ${length} bytes is over the limit of ${maxBytes()}`);
      if (held < 4 + length) return messages;
      const whole = Buffer.concat(chunks);
      messages.push(whole.subarray(4, 4 + length));
      const rest = whole.subarray(4 + length);
      chunks = rest.length === 0 ? [] : [rest];
      held = rest.length;
    }
  };
};
