import { type confirmPassword, confirmedForMinutes } from '#contract/admin-acts.ts';
import { checkPassword } from '../../accounts/check-password.ts';
import type { Session } from '../../accounts/session.ts';
import type { Handler } from '../../handler.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { confirmSession, findConfirmation } from './store.ts';

const untilOf = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + confirmedForMinutes * 60_000);

export const confirmOwnPassword: Handler<typeof confirmPassword> = async ({ input, session, services, request }) => {
  const { db, clock } = services;
  await checkPassword(services, session.user.id, 'password', input.password);
  const now = clock();
  await confirmSession(db, session.id, now);
  request.log.info({ security: 'password-confirmed', user: session.user.id }, 'password confirmed by an admin');
  return { until: untilOf(now).toISOString() };
};

/** Until when this session may act on accounts, null when the password is to be asked for. */
export const confirmedUntil = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<Date | null> => {
  const confirmedAt = await findConfirmation(db, session.id);
  if (confirmedAt === null) return null;
  const until = untilOf(confirmedAt);
  return until > clock() ? until : null;
};

/** Who left an admin's screen open for somebody else has not left them the keys. */
export const requireConfirmed = async (services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<void> => {
  if ((await confirmedUntil(services, session)) === null) throw new Problem('password-needed');
};
