/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Deeper values are not what a resume has, and would exhaust the stack of whoever walks through them. */
const maxDepth = 30;

/** The value of a JSON text; null for what is no JSON, no object at the top, or nested too deeply. */
export const objectFrom = (text: string): JsonObject | null => {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) && depthOf(value, maxDepth) <= maxDepth ? value : null;
  } catch {
    return null;
  }
};

const depthOf = (value: Json, left: number): number => {
  if (typeof value !== 'object' || value === null || left < 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((each: Json) => depthOf(each, left - 1)));
};

/** The value as words: lists with commas, objects as 'name: value'. '' for nothing. */
export const wordsOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value).trim();
  if (isList(value))
    return value
      .map(wordsOf)
      .filter((text) => text !== '')
      .join(', ');
  return Object.entries(value)
    .map(([key, each]) => labeled(key, wordsOf(each)))
    .filter((text) => text !== '')
    .join('; ');
};

/** '' when there are no words to put a label before. */
export const labeled = (label: string, words: string): string =>
  words === '' || label === '' ? words : `${label}: ${words}`;

/** Without undefined values. Keys of a stranger's file, such as '__proto__', stay plain keys. */
export const objectOf = (entries: Iterable<readonly [string, Json | undefined]>): JsonObject =>
  Object.fromEntries([...entries].filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
