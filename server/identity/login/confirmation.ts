import type * as api from '#contract/api/confirmation.ts';
import { confirmedForMinutes } from '#contract/api/confirmation.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../boot/services.ts';
import type { Session } from './session.ts';
import { confirmSession, findProofs } from './session-store.ts';

const untilOf = (provenAt: Date): Date => new Date(provenAt.getTime() + confirmedForMinutes * 60_000);

export const getPasswordConfirmation: Handler<typeof api.getPasswordConfirmation> = async ({ session, services }) => ({
  until: (await provenUntil(services, session))?.toISOString() ?? null,
});

export const confirmPassword: Handler<typeof api.confirmPassword> = async ({ session, services, request }) => {
  const until = await recordConfirmation(services, session);
  request.log.info({ security: 'password-confirmed', user: session.user.id }, 'password typed once more');
  return { until: until.toISOString() };
};

/** Records that the password was entered in this session. Returns until when that is valid. */
export const recordConfirmation = async (services: Services, session: Session): Promise<Date> => {
  const now = services.clock();
  await confirmSession(services.db, session.id, now);
  return untilOf(now);
};

/** Until when a password entered after the login is valid in this session; null when it has to be entered. */
export const confirmedUntil = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<Date | null> => {
  const { confirmedAt } = await findProofs(db, session.id);
  return confirmedAt === null || untilOf(confirmedAt) <= clock() ? null : untilOf(confirmedAt);
};

/** The same, or until when the login itself counts: it is a proof of identity, with or without a password. */
export const provenUntil = async (services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<Date | null> => {
  const confirmed = await confirmedUntil(services, session);
  if (confirmed !== null) return confirmed;
  const { loggedInAt } = await findProofs(services.db, session.id);
  return loggedInAt === null || untilOf(loggedInAt) <= services.clock() ? null : untilOf(loggedInAt);
};
