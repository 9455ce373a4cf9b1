import { randomBytes, randomUUID } from 'node:crypto';
import type * as api from '#contract/api/admin/invitations.ts';
import { invitationDays, type Invitation } from '#contract/api/admin/invitations.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import {
  deleteInvitation,
  findInvitations,
  insertInvitation,
  type ListedInvitation,
} from '../../identity/invitations/store.ts';
import { insertJournal } from '../../journal/store.ts';
import { tokenHash } from '../../keys/token-hash.ts';

const maxListed = 100;

const shown = (row: ListedInvitation): Invitation => ({
  id: row.id,
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  madeBy: row.madeBy,
  usedAt: row.usedAt?.toISOString() ?? null,
  usedBy: row.usedBy,
});

export const listInvitations: Handler<typeof api.listInvitations> = async ({ services }) => ({
  invitations: (await findInvitations(services.db, maxListed)).map(shown),
});

export const createInvitation: Handler<typeof api.createInvitation> = async (call) => {
  const { session, services, request } = call;
  const { db, clock, configuration } = services;
  const token = randomBytes(32).toString('base64url');
  const madeAt = clock();
  const expiresAt = new Date(madeAt.getTime() + invitationDays * dayMs);
  const id = randomUUID();
  await db.transaction(async (transaction) => {
    await insertInvitation(transaction, {
      id,
      tokenHash: tokenHash(token),
      madeBy: session.user.id,
      madeAt,
      expiresAt,
    });
    await record(transaction, call, 'invitation-made', 'invitation made');
  });
  request.log.info({ security: 'invitation-made', user: session.user.id, kept: true }, 'invitation made');
  const row = { id, madeAt, expiresAt, usedAt: null, madeBy: session.user.displayUsername, usedBy: null };
  return { invitation: shown(row), address: `${configuration.PUBLIC_URL}/register?token=${token}` };
};

export const revokeInvitation: Handler<typeof api.revokeInvitation> = async (call) => {
  const { input, session, services, request } = call;
  await services.db.transaction(async (transaction) => {
    if (!isUuid(input.id) || !(await deleteInvitation(transaction, input.id))) throw new Problem('not-found');
    await record(transaction, call, 'invitation-revoked', 'invitation revoked');
  });
  request.log.info({ security: 'invitation-revoked', user: session.user.id, kept: true }, 'invitation revoked');
  return { ok: true };
};

/** The entry of the audit log, in the transaction of what it reports. */
const record = (
  transaction: Transaction,
  { services, session, request }: Pick<Call<Endpoint & { access: 'admin' }>, 'services' | 'session' | 'request'>,
  kind: string,
  message: string,
): Promise<void> =>
  insertJournal(transaction, [
    {
      level: 'security',
      message,
      source: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      kind,
      userId: session.user.id,
      targetId: null,
      requestId: request.id,
      createdAt: services.clock(),
    },
  ]);
