import type { PoolClient } from 'pg';

/** A statement that this process has run so often is prepared from then on. */
const minUses = 20;
/** Each takes memory in every connection that uses it, so statements beyond that are not even counted. */
const maxPrepared = 100;
const maxCounted = 2_000;
/** PostgreSQL does not change the columns of a prepared statement, as after a migration by a newer release. */
const changedColumns = '0A000';

/**
 * Names for statements that are run again and again: PostgreSQL parses and plans a named one once for each connection
 * instead of each time, which is half of its work for an upload. A pooler in front of it must keep sessions apart or
 * support prepared statements.
 */
export const createStatementNames = (): { of: (text: string) => string | null; forget: (text: string) => void } => {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let made = 0;
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined) return name;
      if (names.size >= maxPrepared || (uses.size >= maxCounted && !uses.has(text))) return null;
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      if (count < minUses) return null;
      uses.delete(text);
      made += 1;
      const next = `repeated_${made}`;
      names.set(text, next);
      return next;
    },
    // The next name is a new one, because connections keep what they have prepared.
    forget: (text) => void names.delete(text),
  };
};

type Unnamed = { text: string; name?: undefined };

const isSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

/** Of statements with parameters only: the others are sent as they are, and may be several. */
const isUnnamed = (config: unknown, values: unknown): config is Unnamed =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (!('name' in config) || config.name === undefined) &&
  (isSome(values) || ('values' in config && isSome(config.values)));

const isAboutColumns = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === changedColumns;

/** Prepares the statements that a connection repeats. */
export const prepareRepeated = (client: PoolClient, names: ReturnType<typeof createStatementNames>): void => {
  const query = client.query.bind(client);
  const send = (config: unknown, values?: unknown, callback?: unknown): unknown => {
    const asked: unknown = typeof config === 'string' ? { text: config } : config;
    const name = isUnnamed(asked, values) ? names.of(asked.text) : null;
    if (name === null || !isUnnamed(asked, values)) return Reflect.apply(query, undefined, [config, values, callback]);
    const { text } = asked;
    const note = (error: unknown): void => {
      if (isAboutColumns(error)) names.forget(text);
    };
    // The pool asks with a callback, transactions do not.
    const called = (error: unknown, ...found: unknown[]): void => {
      note(error);
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [error, ...found]);
    };
    const words = typeof callback === 'function' ? [values, called] : [values];
    const answer: unknown = Reflect.apply(query, undefined, [{ ...asked, name }, ...words]);
    if (answer instanceof Promise) answer.catch(note);
    return answer;
  };
  Object.assign(client, { query: send });
};
