import type * as api from '#contract/api/confirmation.ts';
import { confirmedForMinutes } from '#contract/api/confirmation.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { checkPassword } from '../accounts/check-password.ts';
import type { Session } from './session.ts';
import { confirmSession, findProofs } from './session-store.ts';

const untilOf = (provenAt: Date): Date => new Date(provenAt.getTime() + confirmedForMinutes * 60_000);

export const getPasswordConfirmation: Handler<typeof api.getPasswordConfirmation> = async ({ session, services }) => ({
  until: (await provenUntil(services, session))?.toISOString() ?? null,
});

export const confirmPassword: Handler<typeof api.confirmPassword> = async ({ input, session, services, request }) => {
  const until = await confirm(services, session, input.password);
  request.log.info({ security: 'password-confirmed', user: session.user.id }, 'password typed once more');
  return { until: until.toISOString() };
};

/** Asks for the password, and notes for this session that it was right. Answers until when that holds. */
export const confirm = async (services: Services, session: Session, password: string): Promise<Date> => {
  await checkPassword(services, session.user.id, 'password', password);
  const now = services.clock();
  await confirmSession(services.db, session.id, now);
  return untilOf(now);
};

/** Until when the password counts that was typed in this session after the login, null when it is to be asked for. */
export const confirmedUntil = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<Date | null> => {
  const { confirmedAt } = await findProofs(db, session.id);
  return confirmedAt === null || untilOf(confirmedAt) <= clock() ? null : untilOf(confirmedAt);
};

/** The same, or until when the login itself counts: whoever just came in has proven who they are, with or without a password. */
const provenUntil = async (services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<Date | null> => {
  const confirmed = await confirmedUntil(services, session);
  if (confirmed !== null) return confirmed;
  const { loggedInAt } = await findProofs(services.db, session.id);
  return loggedInAt === null || untilOf(loggedInAt) <= services.clock() ? null : untilOf(loggedInAt);
};

/** Who sits down at a browser that somebody left open gets nothing that they could carry away. */
export const requireProof = async (services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<void> => {
  if ((await provenUntil(services, session)) === null) throw new Problem('password-needed');
};
