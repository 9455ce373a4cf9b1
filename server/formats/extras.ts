import { isObject, type JsonObject, objectFrom } from './json-resume/json.ts';

// Fields of an imported file that a document has no place for. A block keeps the element of the list that it was made
// from; the document keeps what is about the file as a whole.

/** The element that a block was made from, and the key of its list. */
export type BlockExtras = { key: string; item: JsonObject };

export const sealExtras = (value: object): string => JSON.stringify(value);

/** null where there are none, or something else. */
export const blockExtras = (extras: string | undefined): BlockExtras | null => {
  const value = extras === undefined ? null : objectFrom(extras);
  const { key, item } = value ?? {};
  return typeof key === 'string' && isObject(item) ? { key, item } : null;
};

/** `basics`, and what else is at the top of the file and no list: '$schema' and 'meta'. */
export const documentExtras = (extras: string | undefined): { basics: JsonObject; top: JsonObject } => {
  const { basics, top } = (extras === undefined ? null : objectFrom(extras)) ?? {};
  return { basics: isObject(basics) ? basics : {}, top: isObject(top) ? top : {} };
};
