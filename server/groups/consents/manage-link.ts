import { randomBytes } from 'node:crypto';
import type * as api from '#contract/api/groups.ts';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Handler } from '../../http/handler.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { requireGroup, requireGroups } from '../require-group.ts';
import { setLink } from './store.ts';

export const createGroupLink: Handler<typeof api.createGroupLink> = async ({ input, session, services, request }) => {
  const userId = session.user.id;
  const { id: groupId } = await requireGroup(services, userId, input.id);
  requireGroups(session, services);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(services.clock().getTime() + limits.sharedForDays * dayMs);
  await setLink(services.db, { userId, groupId, linkHash: tokenHash(token), expiresAt });
  request.log.info({ security: 'group-link-made', user: userId }, 'link for candidates made by the owner of a group');
  return { token, expiresAt: expiresAt.toISOString() };
};

export const revokeGroupLink: Handler<typeof api.revokeGroupLink> = async ({ input, session, services, request }) => {
  const userId = session.user.id;
  const { id: groupId } = await requireGroup(services, userId, input.id);
  await setLink(services.db, { userId, groupId, linkHash: null, expiresAt: null });
  request.log.info({ security: 'group-link-revoked', user: userId }, 'link for candidates revoked by its owner');
  return { ok: true };
};
