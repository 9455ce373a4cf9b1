import { isList, isObject, type JsonObject } from './json.ts';
import { lists } from './sections.ts';

/** Whether the file has at least one part that the format names. */
export const isJsonResume = (value: JsonObject): boolean =>
  isObject(value['basics']) || Object.keys(lists).some((key) => key !== 'other' && isList(value[key]));
