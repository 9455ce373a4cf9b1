/** A field has a code ('HYPERLINK "https://..."') followed by its result, which is what a person sees. Fields nest and span paragraphs. */
export type Field = { code: string; isInResult: boolean };

/** True when text here is visible: no enclosing field is still in its code. */
export const isSeen = (fields: readonly Field[]): boolean => fields.every(({ isInResult }) => isInResult);

/** The address of the innermost hyperlink field. */
export const addressIn = (fields: readonly Field[]): string | undefined => {
  for (let index = fields.length - 1; index >= 0; index--) {
    const address = hyperlinkOf(fields[index]?.code ?? '');
    if (address !== undefined) return address;
  }
  return undefined;
};

/** undefined for other fields, and for jumps inside the document (`\l`). */
export const hyperlinkOf = (code: string): string | undefined => {
  const trimmed = code.trim();
  if (!/^HYPERLINK\s/i.test(trimmed)) return undefined;
  const rest = trimmed.slice(10).trim();
  const quoted = /^"([^"]*)"/.exec(rest)?.[1];
  const address = quoted ?? rest.split(/\s/)[0] ?? '';
  return address === '' || address.startsWith('\\') ? undefined : address;
};
