import type { z } from 'zod';

/** What the address bar holds for a table, under the names that the contract has for it. */
export type Asked = Readonly<Record<string, string | number | undefined>>;
export type OnAsk = (next: URLSearchParams) => void;

/** What a table is asked for. A value in the address that means nothing counts as not given. */
export const inputOf = <Input extends z.ZodType>(schema: Input, asked: URLSearchParams): z.infer<Input> => {
  const given = new Map<string, string>(asked);
  const first = schema.safeParse(Object.fromEntries(given));
  if (first.success) return first.data;
  for (const { path } of first.error.issues) given.delete(String(path[0]));
  return schema.parse(Object.fromEntries(given));
};

/** The same address with some values changed; '' and undefined take a value away. A change begins at the first page, unless it is about the page. */
export const withAsked = (asked: URLSearchParams, changes: Asked): URLSearchParams => {
  const next = new Map<string, string>(asked);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return new URLSearchParams([...next]);
};
