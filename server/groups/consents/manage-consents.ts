import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/consents.ts';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Services } from '../../boot/services.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { requireOwnResult, type ResultRow } from '../../resumes/analysis-store.ts';
import { entryOf } from '../entry-of.ts';
import { groupNameOf, presentConsent } from './present.ts';
import { deleteConsent, findInviting, type InvitingGroup, listMine, replaceConsent } from './store.ts';

/** Throws 'not-found' for a link that is revoked or has expired. */
const requireInviting = async ({ db, clock }: Services, token: string): Promise<InvitingGroup> => {
  const group = await findInviting(db, tokenHash(token), clock());
  if (group === null) throw new Problem('not-found');
  return group;
};

export const getInvitation: Handler<typeof api.getInvitation> = async ({ input, session, services }) => {
  const group = await requireInviting(services, input.token);
  const common = { counselor: group.counselor, group: await groupNameOf(services, group) };
  if (session === null) return { ...common, mine: null };
  const userId = session.user.id;
  const [mine] = await listMine(services.db, userId, services.clock(), group.id);
  return {
    ...common,
    mine: mine === undefined ? null : await presentConsent(services, mine, await services.safe.of(userId)),
  };
};

export const joinGroup: Handler<typeof api.joinGroup> = async ({ input, session, services, request }) => {
  const { db, safe, clock } = services;
  const userId = session.user.id;
  const group = await requireInviting(services, input.token);
  const analysis = await requireOwnResult(db, userId, input.analysisId);
  const personal = await safe.of(userId);
  const entry = entryOf(personal, analysis.id, analysis.result);
  if (entry === null) throw new Problem('not-found');
  const id = randomUUID();
  const now = clock();
  const row = {
    id,
    groupId: group.id,
    userId,
    analysisId: analysis.id,
    withFile: input.withFile,
    label: personal.seal(id, 'consent-label', input.label),
    entry: personal.seal(id, 'consent-entry', JSON.stringify(entry)),
    agreedAt: now,
    expiresAt: expiryOf(analysis, now),
  };
  const outcome = await replaceConsent(db, row, limits.groupResumes);
  if (outcome === 'full')
    throw new Problem('group-full', { message: 'This group is full. Please tell the person who sent you the link.' });
  const [mine] = outcome === 'absent' ? [] : await listMine(db, userId, now, group.id);
  if (mine === undefined) throw new Problem('not-found');
  request.log.info({ security: 'consent-given', user: userId }, 'resume shared with a group by its owner');
  return presentConsent(services, mine, personal);
};

/** Thirty days, but no longer than the resume itself. */
const expiryOf = ({ deleteAt, keptSince }: ResultRow, now: Date): Date => {
  const latest = now.getTime() + limits.sharedForDays * dayMs;
  return new Date(keptSince === null ? Math.min(latest, deleteAt.getTime()) : latest);
};

export const listConsents: Handler<typeof api.listConsents> = async ({ session, services }) => {
  const rows = await listMine(services.db, session.user.id, services.clock());
  if (rows.length === 0) return [];
  const personal = await services.safe.of(session.user.id);
  return Promise.all(rows.map((row) => presentConsent(services, row, personal)));
};

export const withdrawConsent: Handler<typeof api.withdrawConsent> = async ({ input, session, services, request }) => {
  if (!(await deleteConsent(services.db, session.user.id, input.id))) throw new Problem('not-found');
  request.log.info({ security: 'consent-withdrawn', user: session.user.id }, 'consent withdrawn by its owner');
  return { ok: true };
};
