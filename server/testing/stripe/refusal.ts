/** An error response of the provider, in its own envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { code?: string; message: string; param?: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = { type: typeOf(status), ...error };
  }
}

const typeOf = (status: number): string => {
  if (status === 402) return 'card_error';
  return status >= 500 ? 'api_error' : 'invalid_request_error';
};

/** `hint` is what follows when it exists in the other mode; `param` names it where it is not in the path. */
export const noSuch = (what: string, id: string, hint: string | null = null, param = 'id'): Refusal =>
  new Refusal(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'${hint === null ? '' : `; ${hint}`}`,
    param,
  });

/** What the provider adds for an id of test mode that is used with a key of live mode (rule `other-mode`). */
export const inTestMode = 'a similar object exists in test mode, but a live mode key was used to make this request.';
