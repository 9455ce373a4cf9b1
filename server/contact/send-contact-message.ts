import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/contact.ts';
import { contactSubjects } from '#contract/api/contact.ts';
import { opens } from '#contract/product/plans.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { messageLetter, messageReceivedLetter } from './letters.ts';
import { insertMessage } from './store.ts';
import { lettersDeletedAt, notifyBoth } from './notify.ts';

/** Stores the message and queues the emails about it in one transaction, and only then responds. */
export const sendContactMessage: Handler<typeof api.sendContactMessage> = async ({ input, session, services }) => {
  const { website: _, subject, ...typed } = input;
  if (!isSubject(subject)) throw new Problem('bad-input');
  const { db, safe, clock, mail } = services;
  const now = clock();
  const isPriority = session !== null && opens[session.plan].prioritySupport;
  await db.transaction(async (transaction) => {
    const received = { id: randomUUID(), createdAt: now, deleteAt: lettersDeletedAt(now) };
    await insertMessage(transaction, await safe.ofSite(transaction), { ...received, subject, isPriority, ...typed });
    const letters = { operator: messageLetter({ ...typed, subject, isPriority }), sender: messageReceivedLetter() };
    await notifyBoth(services, transaction, typed.email, letters);
  });
  mail.wake();
  return { ok: true, acknowledged: mail.goesTo === 'recipient' };
};

/** The contract rejects all others; this tells the compiler. */
const isSubject = (subject: string): subject is api.ContactSubject => Object.hasOwn(contactSubjects, subject);
