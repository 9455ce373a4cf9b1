/** Where pages name their character set; browsers look no further. */
const headBytes = 1024;

/** The character set that the bytes begin with or an HTML page names, else UTF-8, else the usual one of Windows. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(head)?.[1];
  return (
    (named === undefined ? null : decoded(bytes, named)) ??
    decoded(bytes, 'utf-8') ??
    new TextDecoder('windows-1252').decode(bytes)
  );
};

const decoded = (bytes: Uint8Array, name: string): string | null => {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
