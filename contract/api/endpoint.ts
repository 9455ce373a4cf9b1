import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

export type Access = 'anyone' | 'signed-in' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What server and browser agree on for one call. `form` is how the input travels beside path and query: as JSON, as multipart form, as JSON whose text a signature proves, as the form that mail programs send and nobody reads (RFC 8058), or not at all. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: Method;
  /** As in the specification, with ':id' for parts that vary. */
  path: `/api/${string}`;
  access: Access;
  form: 'json' | 'multipart' | 'signed' | 'one-click' | 'none';
  input: Input;
  output: Output;
  errors: readonly ProblemCode[];
  /** The page of the same thing: who opens the address itself in a browser is led there, a visitor through the login. */
  page?: `/${string}`;
  /** The answer is a file, also for who opens the address in a browser. Only without it they are led to the page. */
  isDownload?: true;
};

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

/** Keeps the exact types of one entry, its access among them. */
export const endpoint = <const Entry extends Endpoint>(entry: Entry): Entry => entry;
