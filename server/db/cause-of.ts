import { DrizzleQueryError } from 'drizzle-orm';

/** What the database or the driver reported, without the wrapper of the query builder. */
export const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);
