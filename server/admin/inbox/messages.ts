import type * as api from '#contract/api/admin/inbox.ts';
import { type ContactMessage, countMessages, findMessages, markMessage } from '../../contact/store.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { placeIn } from './place.ts';
import { received } from './received.ts';

export const listMessages: Handler<typeof api.listMessages> = async ({ input, services: { db, safe } }) => {
  const { skip, place } = placeIn(input, await countMessages(db, input.status));
  const rows = await findMessages(db, await safe.ofSite(), { status: input.status, maxRows: input.size, skip });
  return { messages: rows.map(toMessage), ...place };
};

const toMessage = (row: ContactMessage) => ({
  ...received(row),
  subject: row.subject,
  isPriority: row.isPriority,
  message: row.message,
});

export const setMessageStatus: Handler<typeof api.setMessageStatus> = async ({ input, session, services, request }) => {
  if (!(await markMessage(services.db, input.id, input.status))) throw new Problem('not-found');
  request.log.info({ security: 'message-marked', user: session.user.id }, 'status of a message changed');
  return { ok: true };
};
