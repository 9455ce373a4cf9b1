import type { z } from 'zod';
import type { Scope } from './access/scopes.ts';
import type { ProblemCode } from './problems.ts';

export type Access = 'anyone' | 'signed-in' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The contract of one API call between server and browser. `form` is how the input is sent besides path and query: as
 * JSON, as a multipart form, as JSON whose text is signed, as the one-click form of email programs that is not read
 * (RFC 8058), or not at all.
 */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: Method;
  /** The path, with ':id' for variable parts. */
  path: `/api/${string}`;
  access: Access;
  /** What an API token needs to be answered here. Without it, no request with a token is. */
  scope?: Scope;
  form: 'json' | 'multipart' | 'signed' | 'one-click' | 'none';
  /** The field of the file in a multipart form; 'resume' where nothing is said. */
  fileField?: string;
  input: Input;
  output: Output;
  /** Exactly the errors that it can return: `tests/endpoints.test.ts` compares them with the source. */
  errors: readonly ProblemCode[];
  /**
   * The page that shows the same thing: a browser that navigates to this URL is redirected there, visitors via the
   * login.
   */
  page?: `/${string}`;
  /**
   * The response is a file, also for a browser that navigates to the URL; it is redirected to the page only when access
   * is refused.
   */
  isDownload?: true;
  /** Its JSON may hold a whole resume, so its body may be longer than that of other forms. */
  hasDocument?: true;
  /** Beside the document its JSON has a file of ours, in base64. */
  hasFile?: true;
};

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

/** Errors that any endpoint can return; entries do not list them. */
const errorsOfAll = [
  'bad-input',
  'cross-site',
  'wrong-token',
  'token-scope',
  'wrong-media-type',
  'body-too-large',
  'too-slow-to-send',
  'stored-damaged',
  'internal',
  'no-room',
  'unavailable',
  'files-unavailable',
] as const satisfies readonly ProblemCode[];

const errorsOfAccess = {
  anyone: [],
  'signed-in': ['signed-out'],
  admin: ['signed-out', 'forbidden', 'second-factor-missing'],
} as const satisfies Record<Access, readonly ProblemCode[]>;

/** An upload can be too large, or the server can have too many at once. */
const errorsOfForm = {
  json: [],
  multipart: ['too-large', 'busy'],
  signed: [],
  'one-click': [],
  none: [],
} as const satisfies Record<Endpoint['form'], readonly ProblemCode[]>;

type CommonError<A extends Access, F extends Endpoint['form']> =
  | (typeof errorsOfAll)[number]
  | (typeof errorsOfAccess)[A][number]
  | (typeof errorsOfForm)[F][number];

/** The errors that follow from access and form alone. */
export const commonErrorsOf = <A extends Access, F extends Endpoint['form']>({
  access,
  form,
}: {
  access: A;
  form: F;
}): readonly CommonError<A, F>[] => [...errorsOfAll, ...errorsOfAccess[access], ...errorsOfForm[form]];

type Completed<Entry extends Endpoint> = Omit<Entry, 'errors'> & {
  errors: readonly (Entry['errors'][number] | CommonError<Entry['access'], Entry['form']>)[];
};

/** Keeps the exact types of one entry, including its access, and adds the errors that follow from access and form. */
export const endpoint = <const Entry extends Endpoint>(entry: Entry): Completed<Entry> => ({
  ...entry,
  errors: [...entry.errors, ...commonErrorsOf<Entry['access'], Entry['form']>(entry)],
});
