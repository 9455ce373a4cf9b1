/** True for what `\s` of a regular expression matches. Every letter of a document is looked at, and most are ASCII. */
export const isWhiteSpaceAt = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return /\s/.test(text[index] ?? '');
};
