import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** Whether an error is a violation of this unique constraint. */
export const isTaken = (error: unknown, constraint: string): boolean => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === '23505' && cause.constraint === constraint;
};
