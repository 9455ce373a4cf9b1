import type { Session } from '../accounts/session.ts';
import type { Services } from '../services.ts';

/**
 * Whether this person may start an analysis now. Bursts are limited for everybody;
 * what a plan includes a day is to be asked here too, once plans exist.
 */
export const admit = async (session: Session, { limits }: Pick<Services, 'limits'>): Promise<void> => {
  await limits.take([['analyze', session.user.id]]);
};
