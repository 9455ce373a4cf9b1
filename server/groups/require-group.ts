import { opens } from '#contract/product/plans.ts';
import type { Services } from '../boot/services.ts';
import { foldedName } from '../identity/accounts/folded-name.ts';
import type { Session } from '../identity/login/session.ts';
import { Problem } from '../http/problem.ts';
import { findOwnGroup, type GroupRow } from './store.ts';

/** Of the user. Throws 'not-found' when there is none. */
export const requireGroup = async ({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<GroupRow> => {
  const row = await findOwnGroup(db, userId, id);
  if (row === null) throw new Problem('not-found');
  return row;
};

/** Whether a user may make groups and add to them: with Premium, or if the operator named them a counselor. */
export const mayAddToGroups = ({ user, plan }: Session, { configuration }: Pick<Services, 'configuration'>): boolean =>
  opens[plan].groups || configuration.COUNSELORS.some((name) => foldedName(name) === foldedName(user.displayUsername));

/** Throws 'not-in-plan'. */
export const requireGroups = (session: Session, services: Pick<Services, 'configuration'>): void => {
  if (!mayAddToGroups(session, services))
    throw new Problem('not-in-plan', {
      message: 'Groups are part of Premium: the Free plan has one scan a day. Nothing was sent.',
    });
};
