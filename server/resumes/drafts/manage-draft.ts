import type * as api from '#contract/api/drafts.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { requireOwn } from '../analysis-store.ts';
import { deleteDraftOf, findDraft, replaceDraft } from './store.ts';

export const getDraft: Handler<typeof api.getDraft> = async ({ input: { id }, session, services: { db, safe } }) => {
  await requireOwn(db, session.user.id, id);
  const row = await findDraft(db, session.user.id, id);
  if (row === null) return { draft: null };
  const personal = await safe.of(session.user.id);
  return { draft: { text: personal.open(id, 'draft', row.text).toString(), keptAt: row.keptAt.toISOString() } };
};

/** Only an explicitly saved text is stored; what-if alone stores nothing. */
export const saveDraft: Handler<typeof api.saveDraft> = async ({ input: { id, text }, session, services }) => {
  const { db, safe, clock } = services;
  const userId = session.user.id;
  const keptAt = clock();
  const sealed = (await safe.of(userId)).seal(id, 'draft', text);
  if (!(await replaceDraft(db, userId, id, { text: sealed, keptAt }))) throw new Problem('not-found');
  return { draft: { text, keptAt: keptAt.toISOString() } };
};

export const deleteDraft: Handler<typeof api.deleteDraft> = async ({ input, session, services }) => {
  const { db, erasures, clock } = services;
  const userId = session.user.id;
  await requireOwn(db, userId, input.id);
  // First, so that a restored backup does not bring it back.
  if ((await findDraft(db, userId, input.id)) !== null)
    await erasures.record([{ kind: 'draft', id: input.id, at: clock().toISOString() }]);
  await deleteDraftOf(db, userId, input.id);
  return { draft: null };
};
