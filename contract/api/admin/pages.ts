import { z } from 'zod';

/** Rows per page of an admin table. */
export const pageSizes = [25, 50, 100] as const;
/**
 * A search stops after this many matching rows, and after a hundred matching users: then `isTotalExact` is false, and a
 * longer search term finds the rest.
 */
export const maxFound = 1_000;

/** Numbers in a query string are text and have to be converted. */
const pageSize = z.coerce.number().pipe(z.literal(pageSizes));

/** Input that every table accepts. A page after the last one returns the last one. */
export const pageInput = {
  search: z.string().trim().max(254, 'Please limit your search to 254 characters').default(''),
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  size: pageSize.default(25),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** Output that every table has besides its rows. */
export const pageOutput = {
  /** The number of this page, from 1. */
  page: z.number().int(),
  /** 1 when there are no rows. */
  pages: z.number().int(),
  /** All rows that match search and filter; when `isTotalExact` is false there are more. */
  total: z.number().int(),
  isTotalExact: z.boolean(),
};
