import type { z } from 'zod';

/** The parameters of a table in the address bar, with the names of the contract. */
export type ParamChanges = Readonly<Record<string, string | number | undefined>>;
export type OnParamsChange = (next: URLSearchParams) => void;

/** The input of a table. An invalid value in the address counts as missing. */
export const inputOf = <Input extends z.ZodType>(schema: Input, params: URLSearchParams): z.infer<Input> => {
  const given = new Map<string, string>(params);
  const first = schema.safeParse(Object.fromEntries(given));
  if (first.success) return first.data;
  for (const { path } of first.error.issues) given.delete(String(path[0]));
  return schema.parse(Object.fromEntries(given));
};

/**
 * The parameters with some values changed; '' and undefined remove a value. A change returns to the first page, unless
 * it sets the page.
 */
export const withParams = (params: URLSearchParams, changes: ParamChanges): URLSearchParams => {
  const next = new Map<string, string>(params);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return new URLSearchParams([...next]);
};
