import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/access/tokens.ts';
import { type ApiToken, maxTokens, tokenDays } from '#contract/api/access/tokens.ts';
import { dayMs } from '#contract/product/durations.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { tokenCreatedLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { findPasswordHash } from '../accounts/store.ts';
import { isExpired } from './session-of-token.ts';
import * as store from './store.ts';
import { hintOf, newToken } from './token.ts';

const shown = (row: store.TokenRow, now: Date): ApiToken => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  isExpired: isExpired(row, now),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export const listTokens: Handler<typeof api.listTokens> = async ({ session, services: { db, clock } }) => {
  const rows = await store.findTokens(db, session.user.id);
  const now = clock();
  return {
    tokens: rows.map((row) => shown(row, now)),
    hasPassword: (await findPasswordHash(db, session.user.id)) !== null,
  };
};

export const createToken: Handler<typeof api.createToken> = async ({ input, session, services, request }) => {
  const { db, clock, mail, configuration } = services;
  const { id: userId, email } = session.user;
  const now = clock();
  const days = tokenDays[input.lifetime];
  const secret = newToken();
  const row: store.TokenRow = {
    id: randomUUID(),
    hint: hintOf(secret),
    name: input.name,
    scopes: [...new Set(input.scopes)],
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await db.transaction(async (transaction) => {
    if (!(await store.insertToken(transaction, userId, { ...row, token: secret }, maxTokens)))
      throw new Problem('tokens-full');
    await mail.post(transaction, noticeOf({ userId, email }, tokenCreatedLetter(configuration.PUBLIC_URL), now));
  });
  mail.wake();
  request.log.info({ security: 'token-created', user: userId }, 'API token created');
  return { token: shown(row, now), secret };
};

export const revokeToken: Handler<typeof api.revokeToken> = async ({ input, session, services, request }) => {
  const { id: userId } = session.user;
  if (!isUuid(input.id) || !(await store.deleteToken(services.db, userId, input.id))) throw new Problem('not-found');
  request.log.info({ security: 'token-revoked', user: userId }, 'API token revoked');
  return { ok: true };
};
