import type { Call } from '../../http/handler.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';

const sentences = {
  users: 'users exported by an operator',
  logs: 'logs exported by an operator',
  activity: 'activity exported by an operator',
  transactions: 'transactions exported by an operator',
  subscribers: 'subscribers exported by an operator',
} as const;

/** Audits every export. */
export const recordExport = (
  { request, session }: Pick<Call<Endpoint & { access: 'admin' }>, 'request' | 'session'>,
  what: keyof typeof sentences,
): void => request.log.info({ security: 'operator-export', user: session.user.id }, sentences[what]);
