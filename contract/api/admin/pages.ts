import { z } from 'zod';

/** Rows of one page of a table for operators. */
export const pageSizes = [25, 50, 100] as const;
/** A search looks at this many rows that match and no more, and not at those of more than a hundred people: then `isTotalExact` is false, and a longer word finds the rest. */
export const maxFound = 1_000;

/** Numbers come as text in a query, so they are read from it. */
const pageSize = z.coerce.number().pipe(z.literal(pageSizes));

/** What every table can be asked. A page after the last one answers with the last one. */
export const pageInput = {
  search: z.string().trim().max(254, 'Please search for at most 254 characters').default(''),
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  size: pageSize.default(25),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** What every table answers beside its rows. */
export const pageOutput = {
  /** The page that this is, from 1. */
  page: z.number().int(),
  /** 1 when there are no rows. */
  pages: z.number().int(),
  /** All rows that fit search and filter; with `isTotalExact` false there are more than that. */
  total: z.number().int(),
  isTotalExact: z.boolean(),
};
