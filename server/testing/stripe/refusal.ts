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

export const noSuch = (what: string, id: string): Refusal =>
  new Refusal(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id' });
